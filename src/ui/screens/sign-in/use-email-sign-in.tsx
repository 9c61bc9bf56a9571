import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeOf, isEmail, isWholeCode, signInShown } from '../../../domain/session'
import { useApp, useNow, useSource, useStream } from '../../app/app-context'
import { paths } from '../../app/paths'
import { usePreferences } from '../../app/use-preferences'
import type { EmailSignInViewProps } from './EmailSignInView'
import { SimulatedInbox, type InboxItem } from './SimulatedInbox'

const SECOND_MS = 1_000
const NO_MAIL: readonly InboxItem[] = []

/** Signing in by e-mail: the address, then the code, which is a secret and is held outside every log. */
export const useEmailSignIn = (): EmailSignInViewProps => {
  const app = useApp()
  const { t } = useTranslation()
  const { language, onLanguage } = usePreferences()
  const { step, email, busy, failed, resendAt } = signInShown(useSource(app.tab.sources.signIn))
  const [code, setCode] = useState('')
  const now = useNow(SECOND_MS)
  const mail$ = useMemo(() => (step === 'code' ? app.mail$?.(email) ?? null : null), [app, step, email])
  const mail = useStream(mail$, NO_MAIL)
  const address = email.trim()
  return {
    language,
    onLanguage,
    inbox: app.mail$ === null || step === 'email' ? undefined
      : <SimulatedInbox items={mail} onUse={(taken) => setCode(codeOf(taken))} />,
    step: step === 'email' ? {
      kind: 'email',
      email,
      onEmail: (typed) => app.tab.say({ type: 'TypeEmail', email: typed }),
      isValid: isEmail(address),
      busy,
      failure: failed ? t('signIn.codeNotSent') : undefined,
      onSubmit: () => app.tab.say({ type: 'RequestCode', email: address }),
      backHref: paths.signIn,
    } : {
      kind: 'code',
      email,
      code,
      onCode: (typed) => setCode(codeOf(typed)),
      busy,
      failure: failed ? t('signIn.codeRefused') : undefined,
      resendIn: Math.max(0, Math.ceil((resendAt - now) / SECOND_MS)),
      onResend: () => app.tab.say({ type: 'RequestCode', email }),
      onSubmit: () => {
        if (isWholeCode(code)) app.tab.say({ type: 'SubmitCode', secretRef: app.holdSecret(code) })
      },
      onChangeEmail: () => {
        setCode('')
        app.tab.say({ type: 'ChangeEmail' })
      },
    },
  }
}
