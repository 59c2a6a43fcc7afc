/** Something that keys do, and the keys that do it, as a keyboard calls them. */
export interface KeyRow {
  readonly does: string
  readonly by: readonly string[]
}

interface KeyListProps {
  readonly rows: readonly KeyRow[]
  /** Says what a row does. */
  said(does: string): string
  /** Name of a key that has one in each language, such as `PageDown`; letters, digits and arrows are their own. */
  named(key: string): string
}

/** Some keys, and what each does. */
export function KeyList({ rows, said, named }: KeyListProps) {
  return (
    <dl class="keys">
      {rows.map(({ does, by }) => (
        <div key={does}>
          <dt>
            {by.map((key) => (
              <kbd key={key}>{/^\w{2,}$/.test(key) ? named(key) : key}</kbd>
            ))}
          </dt>
          <dd>{said(does)}</dd>
        </div>
      ))}
    </dl>
  )
}
