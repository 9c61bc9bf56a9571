import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../../components/layout/Icon'
import styles from './composer-notice.module.css'

export interface ComposerNoticeProps {
  readonly text: string
  /** A `Button` or `ButtonLink` of size 30. */
  readonly action?: ReactNode
}

/** The reason why the member cannot write, with an action that lets the member write. */
export function ComposerNotice({ text, action }: ComposerNoticeProps): ReactNode {
  return (
    <div className={styles['notice']}>
      <Icon of={Lock} size={18} />
      <p className={styles['text']}>{text}</p>
      {action}
    </div>
  )
}
