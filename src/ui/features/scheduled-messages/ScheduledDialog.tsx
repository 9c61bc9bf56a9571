import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClientId } from '../../../domain/kernel/ids'
import type { ScheduledRow } from '../../../domain/scheduled-messages'
import { Button } from '../../components/form/Button'
import { Dialog } from '../../components/overlay/Dialog'
import { EditScheduled } from './EditScheduled'
import { ScheduledItem } from './ScheduledItem'
import styles from './scheduled-messages.module.css'

interface ScheduledDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly rows: readonly ScheduledRow[]
  readonly person: string | null
}

/** The scheduled messages of a chat, soonest first. */
export function ScheduledDialog({ open, onClose, rows, person }: ScheduledDialogProps): ReactNode {
  const { t } = useTranslation('scheduled-messages')
  const { t: core } = useTranslation()
  const [editing, setEditing] = useState<ClientId | null>(null)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      actions={<Button onClick={onClose}>{core('action.close')}</Button>}
    >
      <ul className={styles['list']} aria-label={t('title')}>
        {rows.map((row) => (
          <li key={row.message.id}>
            {editing === row.message.id ? (
              <EditScheduled row={row} person={person} onDone={() => setEditing(null)} />
            ) : (
              <ScheduledItem row={row} person={person} onEdit={() => setEditing(row.message.id)} />
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
