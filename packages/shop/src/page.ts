import { escapeHtml } from '@fruit/contracts/markup/escape-html'
import type { Visit } from '@fruit/world/visit'

/** A page that the server renders outside the client's routes, in the shop's look and without any script. */
export function page(visit: Visit, parts: { readonly title: string; readonly body: string }): string {
  const { name, theme } = visit.world.configuration.application
  return `<!doctype html>
<html lang="${escapeHtml(visit.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(parts.title)}</title>
<link rel="icon" href="/assets/public/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/public/page.css">
</head>
<body class="${escapeHtml(theme)}-theme">
<header><a href="/">${escapeHtml(name)}</a></header>
<main>
${parts.body}
</main>
</body>
</html>
`
}
