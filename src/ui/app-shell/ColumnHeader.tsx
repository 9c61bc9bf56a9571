import type { ReactNode } from 'react'
import styles from './column-header.module.css'

interface ColumnHeaderProps {
  readonly title: string
  readonly heading: 'h1' | 'h2'
  readonly tools?: ReactNode
  /** The account button at the end of this header. Only phones need it, because they have no app header. */
  readonly mobileAccount?: ReactNode
}

export function ColumnHeader({ title, heading: Heading, tools, mobileAccount }: ColumnHeaderProps): ReactNode {
  return (
    <div className={styles['head']}>
      <Heading className={styles['title']}>{title}</Heading>
      {tools}
      <div className={styles['account']}>{mobileAccount}</div>
    </div>
  )
}
