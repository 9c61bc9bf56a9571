import type { ReactNode } from 'react'
import styles from './person-name.module.css'

interface PersonNameProps {
  readonly name: string
}

/** One line of somebody's name. Isolated, so that a name in another direction leaves its neighbours alone. */
export function PersonName({ name }: PersonNameProps): ReactNode {
  return (
    <span className={styles['line']} dir="auto" title={name}>
      <bdi>{name}</bdi>
    </span>
  )
}
