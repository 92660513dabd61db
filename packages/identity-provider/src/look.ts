/**
 * Style sheet of the pages: light or dark like the system, with a contrast of at least 4.5 for text and 3 for borders
 * of fields. A string in TypeScript, because test runners ignore style sheets.
 */
export const STYLE_SHEET = `:root {
  color-scheme: light dark;
  --ground: #f4efe6;
  --paper: #fffdf9;
  --ink: #2c2016;
  --faint: #6a5846;
  --line: #8c7862;
  --act: #5d3a1a;
  --on-act: #fff8ec;
  --alarm: #a3221a;
}

@media (prefers-color-scheme: dark) {
  :root {
    --ground: #17120d;
    --paper: #221a13;
    --ink: #f3e9da;
    --faint: #c9b8a2;
    --line: #937f69;
    --act: #e3bb7f;
    --on-act: #2c1c0a;
    --alarm: #ff9d90;
  }
}

* {
  box-sizing: border-box;
}

body {
  margin: 0;
  padding: 2rem 1rem;
  background: var(--ground);
  color: var(--ink);
  font:
    1rem / 1.5 Georgia,
    "Times New Roman",
    serif;
}

header,
main,
footer {
  max-width: 34rem;
  margin: 0 auto;
}

header {
  display: flex;
  align-items: center;
  gap: 0.75rem;
  margin-bottom: 1rem;
  font-size: 1.25rem;
}

main {
  padding: 1.5rem;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: var(--paper);
  overflow-wrap: anywhere;
}

footer {
  margin-top: 1rem;
  color: var(--faint);
  font-size: 0.875rem;
}

h1 {
  margin: 0 0 0.5rem;
  font-size: 1.75rem;
  line-height: 1.2;
}

h2 {
  margin: 2rem 0 0.25rem;
  font-size: 1.125rem;
}

p {
  margin: 0 0 1rem;
}

[role="alert"] p {
  padding-left: 0.75rem;
  border-left: 4px solid var(--alarm);
  color: var(--alarm);
}

label {
  display: block;
  margin-bottom: 0.25rem;
  font-weight: bold;
}

input,
textarea,
a.button,
button {
  min-height: 2.75rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: var(--paper);
  color: var(--ink);
  font: inherit;
}

input,
textarea {
  display: block;
  width: 100%;
  margin-bottom: 1rem;
}

input[type="hidden"] {
  display: none;
}

input[aria-invalid="true"] {
  border-color: var(--alarm);
  border-width: 2px;
}

textarea {
  font-family: ui-monospace, monospace;
  font-size: 0.9375rem;
  resize: vertical;
}

.choice {
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
}

a.button,
button {
  border-color: var(--act);
  background: var(--act);
  color: var(--on-act);
  cursor: pointer;
}

a.button {
  display: inline-block;
  text-decoration: none;
}

button.quiet {
  background: transparent;
  color: var(--act);
}

:focus-visible {
  outline: 3px solid var(--act);
  outline-offset: 2px;
}

ul {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: 1rem;
  margin: 0;
  padding: 0;
  list-style: none;
}

li {
  padding-top: 0.75rem;
  border-top: 1px solid var(--line);
}

dl {
  margin: 0;
  font-size: 0.9375rem;
}

dt {
  color: var(--faint);
  font-size: 0.875rem;
}

dd {
  margin: 0;
}

code {
  font-size: 0.9375rem;
  user-select: all;
}
`
