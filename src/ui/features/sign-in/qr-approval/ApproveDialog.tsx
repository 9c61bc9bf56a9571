import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageWords } from '../../../app/PageWords'
import { Button } from '../../../components/form/Button'
import { Dialog } from '../../../components/overlay/Dialog'
import { RequestingBrowser } from './RequestingBrowser'
import { CodeEntry } from './CodeEntry'
import { useApproval } from './use-approval'

/**
 * Approves the sign-in of another browser by the code that the other browser shows. The dialog first shows the other
 * browser, then lets the member allow or deny.
 */
export function ApproveDialog(): ReactNode {
  return (
    <PageWords withDialogs>
      <Steps />
    </PageWords>
  )
}

function Steps(): ReactNode {
  const { t } = useTranslation()
  const { step, busy, failed, browser, approves, code, onCode, onLook, onAnswer, onClose } = useApproval()
  const open = step !== 'closed'
  if (step === 'deciding' && browser !== null) {
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title={t('approve.askTitle')}
        description={t('approve.askText')}
        actions={
          <>
            <Button disabled={busy} onClick={() => onAnswer(false)}>
              {t('approve.no')}
            </Button>
            <Button kind="primary" busy={busy} onClick={() => onAnswer(true)}>
              {t('approve.yes')}
            </Button>
          </>
        }
      >
        <RequestingBrowser {...browser} />
      </Dialog>
    )
  }
  if (step === 'answered') {
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title={t(approves ? 'approve.doneTitle' : 'approve.refusedTitle')}
        description={t(approves ? 'approve.doneText' : 'approve.refusedText')}
        actions={
          <Button kind="primary" onClick={onClose}>
            {t('action.ok')}
          </Button>
        }
      />
    )
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('approve.title')}
      description={t('approve.text')}
      actions={
        <>
          <Button onClick={onClose}>{t('action.close')}</Button>
          <Button kind="primary" busy={busy} disabled={code.trim() === '' && !busy} onClick={onLook}>
            {t('approve.look')}
          </Button>
        </>
      }
    >
      <CodeEntry code={code} onCode={onCode} onSubmit={onLook} failure={failed ? t('approve.notFound') : undefined} />
    </Dialog>
  )
}
