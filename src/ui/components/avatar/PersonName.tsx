import type { ReactNode } from 'react'
import styles from './person-name.module.css'

interface PersonNameProps {
  readonly name: string
}

/** A name on a single line, isolated so that a right-to-left name does not reorder the text around it. */
export function PersonName({ name }: PersonNameProps): ReactNode {
  return (
    <span className={styles['line']} title={name}>
      <bdi>{name}</bdi>
    </span>
  )
}
