import { useTranslation } from 'react-i18next'
import { isEmail, emailSignInViewModel } from '../../../../domain/sign-in'
import { useApp } from '../../../app/app-context'
import { useFeature, useTabState } from '../../../app/use-feature'
import type { EmailStepProps } from './EmailStep'
import { signInErrorText } from '../sign-in-error-text'

/** View model of the address step. `isSent` means that the server sent the code. */
export const useEmailStep = (): EmailStepProps & { readonly isSent: boolean } => {
  const app = useApp()
  const { t } = useTranslation()
  const { step, email, busy, problem } = emailSignInViewModel(useTabState(useFeature('sign-in').slices.tab.email))
  const address = email.trim()
  return {
    isSent: step === 'code',
    email,
    onEmail: (typed) => app.tab.dispatch({ type: 'sign-in/TypeEmail', email: typed }),
    isValid: isEmail(address),
    busy,
    failure: signInErrorText(t, problem),
    onSubmit: () => app.tab.dispatch({ type: 'sign-in/RequestCode', email: address }),
  }
}
