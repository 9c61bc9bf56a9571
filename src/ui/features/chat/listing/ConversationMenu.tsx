import { useId, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/form/Button'
import { Dialog } from '../../../components/overlay/Dialog'
import { Icon } from '../../../components/layout/Icon'
import { MenuPopup } from '../../../components/overlay/MenuPopup'
import styles from './conversation-menu.module.css'
import type { ConversationMenuAction } from './use-conversation-actions'

interface ConversationMenuProps {
  readonly name: string
  readonly actions: readonly ConversationMenuAction[]
  /** Whether the menu is a bottom sheet, as on phones. */
  readonly isSheet: boolean
  readonly anchor: HTMLElement | null
  readonly open: boolean
  readonly onClose: () => void
}

export function ConversationMenu({ name, actions, isSheet, anchor, open, onClose }: ConversationMenuProps): ReactNode {
  const id = useId()
  const { t } = useTranslation()
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
        {open ? t('messages.actionsOf', { name }) : ''}
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
export function SwipedActions({ name, actions, onDone }: SwipedActionsProps): ReactNode {
  const { t } = useTranslation()
  const shown = IN_ROW.flatMap((id) => actions.find((action) => action.id === id) ?? []).slice(0, 3)
  return (
    <div role="group" aria-label={t('messages.actionsOf', { name })} className={styles['swipeActions']}>
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
