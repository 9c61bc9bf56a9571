import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/form/Button'
import { Dialog } from '../../components/overlay/Dialog'
import { KeyboardKeys } from '../../components/layout/KeyboardKeys'
import styles from './shortcuts-sheet.module.css'

interface ShortcutsSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly rows: readonly { readonly id: string; readonly words: ReactNode; readonly keys: readonly string[] }[]
}

export function ShortcutsSheet({ open, onClose, rows }: ShortcutsSheetProps): ReactNode {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('command.shortcuts')}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('action.ok')}
        </Button>
      }
    >
      <dl className={styles['rows']}>
        {rows.map(({ id, words, keys }) => (
          <div key={id} className={styles['row']}>
            <dt>{words}</dt>
            <dd>
              <KeyboardKeys names={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
