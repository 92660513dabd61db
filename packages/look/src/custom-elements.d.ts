import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type Wrapper = DetailedHTMLProps<HTMLAttributes<HTMLElement> & { name?: string }, HTMLElement>

/** Elements without behaviour: existing test suites and bots use these names. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'mat-card': Wrapper
      'mat-cell': Wrapper
      'mat-grid-tile': Wrapper
      'mat-header-cell': Wrapper
      'mat-header-row': Wrapper
      'mat-option': Wrapper
      'mat-row': Wrapper
      'mat-select': Wrapper
      'mat-table': Wrapper
    }
  }
}
