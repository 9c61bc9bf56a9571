import { CheckCheck, MessageCircleCheck, MessageCircleWarning } from 'lucide-react'
import { useId, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/form/Button'
import { Dialog } from '../../../components/overlay/Dialog'
import { Icon } from '../../../components/layout/Icon'
import { MenuPopup } from '../../../components/overlay/MenuPopup'
import { useApp } from '../../../app/app-context'
import { OptionalPart } from '../../../app/OptionalPart'
import { useFeature } from '../../../app/use-feature'
import { useFeatureTranslations } from '../../../app/use-feature-translations'
import { translations } from '../translations'
import styles from './conversation-menu.module.css'
import { marksOf } from './mark-chats'
import type { ConversationMenuAction } from './use-conversation-actions'

interface ConversationMenuProps {
  readonly id: string
  readonly name: string
  readonly actions: readonly ConversationMenuAction[]
  /** Whether the menu is a bottom sheet, as on phones. */
  readonly isSheet: boolean
  readonly anchor: HTMLElement | null
  readonly open: boolean
  readonly onClose: () => void
}

/** The menu of a conversation: its marks as read or unread, and the given actions. */
export function ConversationMenu(props: ConversationMenuProps): ReactNode {
  return (
    <OptionalPart>
      <TranslatedMenu {...props} />
    </OptionalPart>
  )
}

/** The actions that mark this conversation, or all conversations. They show a change of the chat only when reopened. */
const useMarkActions = (id: string, open: boolean): readonly ConversationMenuAction[] => {
  const app = useApp()
  const { chat } = useFeature('chat').slices.account
  const { t } = useTranslation('chat')
  if (!open) return []
  const { isUnread, hasUnread, toggle, readAll } = marksOf(app, chat.get(), id)
  return [
    {
      id: 'mark',
      label: t(isUnread ? 'markRead' : 'markUnread'),
      icon: isUnread ? MessageCircleCheck : MessageCircleWarning,
      onSelect: toggle,
    },
    ...(hasUnread ? [{ id: 'markAll', label: t('markAllRead'), icon: CheckCheck, onSelect: readAll } as const] : []),
  ]
}

function TranslatedMenu({
  id: conversationId,
  name,
  actions: given,
  isSheet,
  anchor,
  open,
  onClose,
}: ConversationMenuProps): ReactNode {
  useFeatureTranslations('chat', translations)
  const id = useId()
  const { t } = useTranslation('chat')
  const marks = useMarkActions(conversationId, open)
  const actions = [...given.slice(0, 2), ...marks, ...given.slice(2)]
  const at = useMemo(() => ({ current: anchor?.querySelector('a') ?? null }), [anchor])
  if (isSheet) {
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title={name}
        actions={actions.toReversed().map(({ id: action, label, icon, danger, onSelect }) => (
          <Button
            key={action}
            icon={icon}
            kind={danger === true ? 'danger' : 'plain'}
            onClick={() => {
              onClose()
              onSelect()
            }}
          >
            {label}
          </Button>
        ))}
      />
    )
  }
  return (
    <>
      <span id={id} className="sr">
        {open ? t('actionsOf', { name }) : ''}
      </span>
      <MenuPopup
        id={`${id}-menu`}
        labelledBy={id}
        anchor={at}
        open={open}
        onFirst
        onClose={onClose}
        entries={actions.map((action) => ({ kind: 'item', ...action }))}
      />
    </>
  )
}

interface SwipedActionsProps {
  readonly name: string
  readonly actions: readonly ConversationMenuAction[]
  readonly onDone: () => void
}

const IN_ROW: readonly string[] = ['pin', 'mute', 'delete', 'clear']

/** The three most used actions of a conversation, beside a swiped row. */
export function SwipedActions(props: SwipedActionsProps): ReactNode {
  return (
    <OptionalPart>
      <TranslatedActions {...props} />
    </OptionalPart>
  )
}

function TranslatedActions({ name, actions, onDone }: SwipedActionsProps): ReactNode {
  useFeatureTranslations('chat', translations)
  const { t } = useTranslation('chat')
  const shown = IN_ROW.flatMap((id) => actions.find((action) => action.id === id) ?? []).slice(0, 3)
  return (
    <div role="group" aria-label={t('actionsOf', { name })} className={styles['swipeActions']}>
      {shown.map(({ id, label, icon, danger, onSelect }) => (
        <button
          key={id}
          type="button"
          className={styles[danger === true ? 'danger' : 'plain']}
          onClick={() => {
            onDone()
            onSelect()
          }}
        >
          <Icon of={icon} size={20} />
          <span className={styles['label']}>{label}</span>
        </button>
      ))}
    </div>
  )
}
