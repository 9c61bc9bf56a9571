import { useEffect, useId, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { emailBindingViewModel, type EmailIssue, type EmailBindingViewModel } from '../../../domain/identity'
import { codeOf } from '../../../domain/sign-in'
import { useApp, useNow, useObservable } from '../../app/app-context'
import { useFeature, useTabState } from '../../app/use-feature'
import { Button } from '../../components/form/Button'
import { Dialog } from '../../components/overlay/Dialog'
import { TextField } from '../../components/form/TextField'
import { limited } from '../../components/form/limited'
import { SimulatedInbox, type InboxItem } from '../sign-in/email/SimulatedInbox'
import styles from './identity.module.css'

const SECOND_MS = 1_000
/**
 * The most seconds that the countdown shows. The page's clock ticks once a second, so an unclamped countdown could show
 * 61 s.
 */
const MOST_S = 60
const NO_MAIL: readonly InboxItem[] = []

/** The dialog that binds or unbinds an e-mail address with a code sent to the address. */
export function EmailDialog(): ReactNode {
  const app = useApp()
  const { t } = useTranslation('identity')
  const { slices } = useFeature('identity')
  const form = emailBindingViewModel(useTabState(slices.tab.email))
  const { done, purpose } = form
  useEffect(() => {
    if (done === null) return
    app.tab.dispatch({ type: 'ShowToast', words: { good: t(done === 'bind' ? 'updated' : 'unbound') } })
    app.tab.dispatch({ type: 'identity/EmailBound' })
  }, [app, done, t])
  return purpose === null ? null : <Form key={purpose} form={form} isBind={purpose === 'bind'} />
}

/** The error texts beside the fields. The server's text appears unchanged (R2-298). */
const useProblem = (problem: EmailIssue | null): { readonly address?: string; readonly code?: string } => {
  const { t } = useTranslation('identity')
  if (problem === null) return {}
  if (problem === 'noCode') return { code: t('form.noCode') }
  if (typeof problem === 'string') return { address: t(`form.${problem}`) }
  const { of, failure } = problem
  const words =
    failure._tag === 'Refused' && failure.words !== ''
      ? failure.words
      : t(of === 'send' ? 'form.notSent' : 'form.notPosted')
  return of === 'send' ? { address: words } : { code: words }
}

function Form({ form, isBind }: { readonly form: EmailBindingViewModel; readonly isBind: boolean }): ReactNode {
  const app = useApp()
  const { t } = useTranslation('identity')
  const {
    streams: { mail$: readMail },
  } = useFeature('identity')
  const { email, isSending, isPosting, isSent } = form
  const [code, setCode] = useState('')
  const problem = useProblem(form.problem)
  const id = useId()
  const mail = useObservable(
    useMemo(() => (isSent ? (readMail?.(email) ?? null) : null), [readMail, isSent, email]),
    NO_MAIL,
  )
  const close = (): void => app.tab.dispatch({ type: 'identity/CloseEmailForm' })
  return (
    <Dialog
      open
      onClose={close}
      title={t(isBind ? 'form.bindTitle' : 'form.unbindTitle')}
      description={t(isBind ? 'form.bindText' : 'form.unbindText')}
      actions={
        <>
          <Button disabled={isPosting} onClick={close}>
            {t('form.cancel')}
          </Button>
          <Button kind={isBind ? 'primary' : 'danger'} type="submit" form={id} busy={isPosting}>
            {t(isBind ? 'connect' : 'disconnect')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          app.tab.dispatch({ type: 'identity/SubmitEmail', secretRef: code === '' ? null : app.secrets.hold(code) })
        }}
      >
        <TextField
          label={t('form.address')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          value={email}
          onChange={limited(254, (text) => app.tab.dispatch({ type: 'identity/TypeEmail', email: text }))}
          readOnly={!isBind}
          disabled={isPosting}
          error={problem.address}
        />
        <div className={styles['withCode']}>
          <TextField
            label={t('form.code')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            value={code}
            onChange={(text) => setCode(codeOf(text))}
            disabled={isPosting}
            hint={t(isSent ? 'form.codeHint' : 'form.codeHintFirst')}
            error={problem.code}
          />
          <SendCode form={form} isBusy={isSending || isPosting} />
        </div>
        {readMail !== null && isSent && <SimulatedInbox items={mail} onUse={(taken) => setCode(codeOf(taken))} />}
      </form>
    </Dialog>
  )
}

/**
 * The button that sends a code. The button works again after 60 s, measured against a deadline and not by counting
 * ticks.
 */
function SendCode({
  form: { isSent, isSending, resendAt },
  isBusy,
}: {
  readonly form: EmailBindingViewModel
  readonly isBusy: boolean
}): ReactNode {
  const { t } = useTranslation('identity')
  const app = useApp()
  const left = Math.min(MOST_S, Math.max(0, Math.ceil((resendAt - useNow(SECOND_MS)) / SECOND_MS)))
  return (
    <Button
      busy={isSending}
      disabled={left > 0 || isBusy}
      onClick={() => app.tab.dispatch({ type: 'identity/RequestCode' })}
    >
      {left > 0 ? t('form.resendIn', { count: left }) : t(isSent ? 'form.resend' : 'form.send')}
    </Button>
  )
}
