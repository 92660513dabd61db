import styles from './product-name.module.css'

/** The name of a product. A part in parentheses at its end, such as the size, is shown smaller on its own line. */
export function ProductName({ name }: { readonly name: string }) {
  const [title, size] = nameParts(name)
  return size === null ? (
    name
  ) : (
    <>
      {title} <span className={styles.size}>{size}</span>
    </>
  )
}

/** Splits a product's name into the title and the part in parentheses at its end; null if there is none. */
export function nameParts(name: string): readonly [title: string, size: string | null] {
  const [, title, size] = /^(.*\S)\s*([(（][^()（）]*[)）])\s*$/.exec(name) ?? []
  return title && size ? [title, size] : [name, null]
}
