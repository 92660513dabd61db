import styles from './sheet.module.css'

/** Classes of a sheet: a part of a screen with an edge around it. */
export function sheetClass(more = ''): string {
  return `${styles.sheet} ${more}`
}
