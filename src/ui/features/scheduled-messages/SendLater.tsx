import { CalendarClock, ChevronDown, Clock, Sun, UserCheck } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { contentOf, draftIn, isSameDraft, type Draft } from '../../../domain/chat'
import type { ConversationId } from '../../../domain/kernel/ids'
import { clampToInstant, type Instant } from '../../../domain/kernel/instant'
import { isSchedulable } from '../../../domain/scheduled-messages'
import { useApp, useNow } from '../../app/app-context'
import { useFeature } from '../../app/use-feature'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { Icon } from '../../components/layout/Icon'
import { lazyModule } from '../../components/lazy-module'
import { Menu } from '../../components/overlay/Menu'
import type { MenuEntry } from '../../components/overlay/menu-entries'
import { useFormat } from '../../format/use-format'
import { ownZone } from '../../format/wall-clock'
import { presetsAt } from './presets'
import styles from './scheduled-messages.module.css'
import { translations } from './translations'

const dialogs = lazyModule(() => import('./dialogs'))

const ICONS = { hour: Clock, tomorrow: Sun, monday: CalendarClock } as const

interface SendLaterProps {
  readonly conversationId: ConversationId
  readonly draft: Draft
  /** The person whose coming online the message can wait for. `null` in a group, or for a bot. */
  readonly person: string | null
}

/** The menu beside the send button. A right click or a long press on the send button opens it too. */
export function SendLater({ conversationId, draft, person }: SendLaterProps): ReactNode {
  useFeatureTranslations('scheduled-messages', translations)
  useFeature('scheduled-messages')
  const { t } = useTranslation('scheduled-messages')
  const app = useApp()
  const format = useFormat()
  const now = useNow(60_000)
  const { composer } = useFeature('chat').slices.tab
  const root = useRef<HTMLSpanElement>(null)
  const [isPicking, setPicking] = useState(false)
  const part = dialogs.useModule(isPicking)

  useEffect(() => {
    const [place, menu] = [root.current?.parentElement, root.current?.querySelector('button')]
    const open = (event: Event): void => {
      event.preventDefault()
      menu?.click()
    }
    place?.addEventListener('contextmenu', open)
    return () => place?.removeEventListener('contextmenu', open)
  }, [])

  /** The text leaves the text box once the account's log has stored the message. */
  const schedule = (when: Instant | null): void => {
    const [content, id] = [contentOf(draft), app.newClientId()]
    if (!isSchedulable(content)) return
    const textBox = root.current?.closest('form')?.querySelector('textarea')
    const act = { kind: 'schedule', id, conversationId, content, when } as const
    void app.account.dispatchDurably({ type: 'scheduled-messages/Act', actId: id, act }).then(() => {
      textBox?.focus()
      if (!isSameDraft(draftIn(composer.get(), conversationId), draft)) return
      app.tab.dispatch({ type: 'chat/ChangeDraft', conversationId, text: '' })
      app.tab.dispatch({ type: 'chat/DropReply', conversationId })
    })
  }

  const entries: readonly MenuEntry[] = [
    ...presetsAt(now, ownZone()).map(({ name, at }): MenuEntry => ({
      kind: 'item',
      icon: ICONS[name],
      label: t(name, { time: format.time(at) }),
      onSelect: () => schedule(clampToInstant(name === 'hour' ? app.now() + at - now : at)),
    })),
    { kind: 'item', icon: CalendarClock, label: t('pick'), onSelect: () => setPicking(true) },
    ...(person === null
      ? []
      : [
          {
            kind: 'item',
            icon: UserCheck,
            label: t('online', { name: person }),
            onSelect: () => schedule(null),
          } as const,
        ]),
  ]
  return (
    <span ref={root} className={styles['later']}>
      <Menu className={styles['caret']} aria-label={t('sendLater')} title={t('sendLater')} entries={entries}>
        <Icon of={ChevronDown} size={16} />
      </Menu>
      {part !== null && isPicking && (
        <part.TimeDialog
          open
          onClose={() => setPicking(false)}
          onPick={(when) => {
            setPicking(false)
            schedule(when)
          }}
        />
      )}
    </span>
  )
}
