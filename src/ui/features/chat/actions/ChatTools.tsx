import { Pin, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../components/form/IconButton'
import styles from './chat-tools.module.css'

export interface ChatToolsProps {
  /** The number of pinned messages. */
  readonly pinned: number
  readonly pinsShown: boolean
  readonly onPins: () => void
  readonly searching: boolean
  readonly onSearch: () => void
}

/** The tools in the conversation's header: pinned messages with their count (spec 1 §2), and search. */
export function ChatTools({ pinned, pinsShown, onPins, searching, onSearch }: ChatToolsProps): ReactNode {
  const { t } = useTranslation()
  return (
    <>
      {pinned > 0 && (
        <span className={styles['pins']}>
          <IconButton icon={Pin} label={t('pins.show', { count: pinned })} pressed={pinsShown} onClick={onPins} />
          <span className={styles['count']} aria-hidden="true">
            {pinned}
          </span>
        </span>
      )}
      <IconButton icon={Search} label={t('search.title')} pressed={searching} onClick={onSearch} />
    </>
  )
}
