import { Clock } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/form/Button'
import { Dialog } from '../../components/overlay/Dialog'
import { PageWords } from '../../app/PageWords'
import { Icon } from '../../components/layout/Icon'
import { toDateTime } from '../../format/dates'
import { useFormat } from '../../format/use-format'
import styles from './duplicate-login.module.css'

export interface DuplicateLoginDialogProps {
  readonly open: boolean
  /** The time in ms since 1970 at which another device opened the chat connection. */
  readonly at: number
  readonly onLogInAgain: () => void
}

/** Another device has opened the chat connection. Only the button that logs in again closes this dialog. */
export function DuplicateLoginDialog(props: DuplicateLoginDialogProps): ReactNode {
  return (
    <PageWords>
      <KickedDialog {...props} />
    </PageWords>
  )
}

function KickedDialog({ open, at, onLogInAgain }: DuplicateLoginDialogProps): ReactNode {
  const { t } = useTranslation()
  const format = useFormat()
  const [isGoing, setIsGoing] = useState(false)
  return (
    <Dialog
      open={open}
      title={t('duplicateLogin.title')}
      description={t('duplicateLogin.text')}
      actions={
        <Button
          kind="primary"
          busy={isGoing}
          onClick={() => {
            setIsGoing(true)
            onLogInAgain()
          }}
        >
          {t('duplicateLogin.again')}
        </Button>
      }
    >
      <p className={styles['when']}>
        <Icon of={Clock} size={18} />
        <time dateTime={toDateTime(at)}>{format.stamp(at)}</time>
      </p>
    </Dialog>
  )
}
