import { useMemo, useState } from 'react'
import { codeOf, isWholeCode, emailSignInViewModel } from '../../../../domain/sign-in'
import { useApp, useNow, useObservable } from '../../../app/app-context'
import { useFeature, useTabState } from '../../../app/use-feature'
import { paths } from '../../../app/routing/paths'
import { usePreferences } from '../../../app/use-preferences'
import type { EmailSignInViewProps } from './EmailSignInView'
import { SimulatedInbox, type InboxItem } from './SimulatedInbox'
import { useEmailStep } from './use-email-step'

const SECOND_MS = 1_000
const NO_MAIL: readonly InboxItem[] = []

/** View model of the e-mail sign-in: the address, then the code. The code is a secret and stays out of every log. */
export const useEmailSignIn = (): EmailSignInViewProps => {
  const app = useApp()
  const { language, onLanguage } = usePreferences()
  const { isSent, ...address } = useEmailStep()
  const {
    slices,
    streams: { mail$: readMail },
  } = useFeature('sign-in')
  const { email, busy, resendAt } = emailSignInViewModel(useTabState(slices.tab.email))
  const [code, setCode] = useState('')
  const now = useNow(SECOND_MS)
  const mail$ = useMemo(() => (isSent ? (readMail?.(email) ?? null) : null), [readMail, isSent, email])
  const mail = useObservable(mail$, NO_MAIL)
  return {
    language,
    onLanguage,
    inbox:
      readMail === null || !isSent ? undefined : (
        <SimulatedInbox items={mail} onUse={(taken) => setCode(codeOf(taken))} />
      ),
    step: !isSent
      ? { kind: 'email', ...address, backHref: paths.signIn }
      : {
          kind: 'code',
          email,
          code,
          onCode: (typed) => setCode(codeOf(typed)),
          busy,
          failure: address.failure,
          resendIn: Math.max(0, Math.ceil((resendAt - now) / SECOND_MS)),
          onResend: () => app.tab.dispatch({ type: 'sign-in/RequestCode', email }),
          onSubmit: () => {
            if (isWholeCode(code)) app.tab.dispatch({ type: 'sign-in/SubmitCode', secretRef: app.secrets.hold(code) })
          },
          onChangeEmail: () => {
            setCode('')
            app.tab.dispatch({ type: 'sign-in/ChangeEmail' })
          },
        },
  }
}
