import type { ReactNode } from 'react'
import styles from './column-head.module.css'

interface ColumnHeadProps {
  readonly title: string
  readonly heading: 'h1' | 'h2'
  /** Stands at the end of the head on a phone, where there is no header above. */
  readonly mobileAccount?: ReactNode
}

export function ColumnHead({ title, heading: Heading, mobileAccount }: ColumnHeadProps): ReactNode {
  return (
    <div className={styles['head']}>
      <Heading className={styles['title']}>{title}</Heading>
      <div className={styles['account']}>{mobileAccount}</div>
    </div>
  )
}
