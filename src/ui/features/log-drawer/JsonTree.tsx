import { useState, type ReactNode } from 'react'
import styles from './log-drawer.module.css'

interface JsonTreeProps {
  readonly name: string
  readonly value: unknown
  readonly isOpen?: boolean
  /** The path of the value, and a control for it. */
  readonly path?: string
  readonly actionOf?: ((path: string) => ReactNode) | undefined
}

/** The most fields of an object that are drawn. */
const MOST_FIELDS = 200

const fieldsOf = (value: unknown): readonly (readonly [string, unknown])[] | null =>
  typeof value === 'object' && value !== null ? Object.entries(value) : null

const summaryOf = (value: unknown, count: number): string => (Array.isArray(value) ? `[${count}]` : `{${count}}`)

/** A JSON value as a tree. A branch draws its fields only while it is open. */
export function JsonTree({ name, value, isOpen = false, path = '', actionOf }: JsonTreeProps): ReactNode {
  const [open, setOpen] = useState(isOpen)
  const fields = fieldsOf(value)
  const action = path === '' ? null : actionOf?.(path)
  if (fields === null || fields.length === 0)
    return (
      <div className={styles['leaf']}>
        <span className={styles['key']}>{name}</span>
        <span className={styles['value']}>{fields === null ? JSON.stringify(value) : summaryOf(value, 0)}</span>
        {action}
      </div>
    )
  return (
    <details className={styles['branch']} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className={styles['key']}>{name}</span>
        <span className={styles['value']}>{summaryOf(value, fields.length)}</span>
      </summary>
      {open && (
        <div className={styles['inside']}>
          {action}
          {fields.slice(0, MOST_FIELDS).map(([key, inner]) => (
            <JsonTree
              key={key}
              name={key}
              value={inner}
              path={path === '' ? key : `${path}.${key}`}
              actionOf={actionOf}
            />
          ))}
          {fields.length > MOST_FIELDS && <div className={styles['leaf']}>…</div>}
        </div>
      )}
    </details>
  )
}
