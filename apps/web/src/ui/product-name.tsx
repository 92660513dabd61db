import styles from './product-name.module.css'

/** The name of a product; what stands in brackets at its end, such as its size, quietly on a line of its own. */
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

/** What a product is called, and what its name says in brackets at the end; null: nothing. */
export function nameParts(name: string): readonly [title: string, size: string | null] {
  const [, title, size] = /^(.*\S)\s*([(（][^()（）]*[)）])\s*$/.exec(name) ?? []
  return title && size ? [title, size] : [name, null]
}
