import styles from './sheet.module.css'

/** Classes of a sheet: a part of a screen with a border. */
export function sheetClass(more = ''): string {
  return `${styles.sheet} ${more}`
}
