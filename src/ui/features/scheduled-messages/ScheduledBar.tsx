import { CalendarClock, CircleAlert } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConversationId } from '../../../domain/kernel/ids'
import { reasonOf, scheduledIn, scheduledMessagesQuery } from '../../../domain/scheduled-messages'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { classNames } from '../../components/class-names'
import { Icon } from '../../components/layout/Icon'
import { lazyModule } from '../../components/lazy-module'
import styles from './scheduled-messages.module.css'
import { translations } from './translations'

const c = classNames(styles)
const dialogs = lazyModule(() => import('./dialogs'))

interface ScheduledBarProps {
  readonly conversationId: ConversationId
  /** The other person of a direct chat. */
  readonly person: string | null
}

/** The number of scheduled messages of the chat, above the composer. It opens their list. */
export function ScheduledBar({ conversationId, person }: ScheduledBarProps): ReactNode {
  useFeatureTranslations('scheduled-messages', translations)
  const { t } = useTranslation('scheduled-messages')
  const app = useApp()
  const { list, acts } = useFeature('scheduled-messages').slices.account
  const known = useAccountState(list)
  const rows = scheduledIn(known, useAccountState(acts), conversationId)
  const isLoaded = scheduledMessagesQuery.listed(known, {}).status === 'shown'
  const [isOpen, setOpen] = useState(false)
  const part = dialogs.useModule(isOpen)
  useEffect(() => {
    if (!isLoaded) app.account.dispatch(scheduledMessagesQuery.want({}))
  }, [app, isLoaded])
  const failed = rows.filter((row) => reasonOf(row) !== null).length
  return (
    <>
      <div role="status">
        {rows.length > 0 && (
          <button
            type="button"
            className={c('bar', failed > 0 && 'wrong')}
            aria-haspopup="dialog"
            onPointerEnter={dialogs.preload}
            onClick={() => {
              setOpen(true)
              app.account.dispatch(scheduledMessagesQuery.want({}))
            }}
          >
            <Icon of={failed > 0 ? CircleAlert : CalendarClock} size={16} />
            {failed > 0 ? t('failed', { count: failed }) : t('count', { count: rows.length })}
          </button>
        )}
      </div>
      {part && (
        <part.ScheduledDialog
          open={isOpen && rows.length > 0}
          onClose={() => setOpen(false)}
          rows={rows}
          person={person}
        />
      )}
    </>
  )
}
