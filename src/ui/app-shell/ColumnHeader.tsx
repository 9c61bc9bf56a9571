import type { ReactNode } from 'react'
import styles from './column-header.module.css'

interface ColumnHeadProps {
  readonly title: string
  readonly heading: 'h1' | 'h2'
  /** What else one can do from here. */
  readonly tools?: ReactNode
  /** Stands at the end of the head on a phone, where there is no header above. */
  readonly mobileAccount?: ReactNode
}

export function ColumnHeader({ title, heading: Heading, tools, mobileAccount }: ColumnHeadProps): ReactNode {
  return (
    <div className={styles['head']}>
      <Heading className={styles['title']}>{title}</Heading>
      {tools}
      <div className={styles['account']}>{mobileAccount}</div>
    </div>
  )
}
