import { KeyRound } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { passkeySignInViewModel } from '../../../domain/passkeys'
import { useApp } from '../../app/app-context'
import { useFeature, useTabState } from '../../app/use-feature'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { Button } from '../../components/form/Button'
import { passkeyFaultText } from './passkey-fault-text'
import styles from '../sign-in/sign-in.module.css'
import { translations } from './translations'
import { usePasskeySupport } from './use-passkey-support'

/**
 * A button that signs in with a passkey. While it is shown, the browser also offers passkeys in the e-mail field. If the
 * sign-in fails, the text below shows the reason.
 */
export function PasskeySignInOption(): ReactNode {
  useFeatureTranslations('passkeys', translations)
  const app = useApp()
  const { t } = useTranslation('passkeys')
  const { waitsFor, fault } = passkeySignInViewModel(useTabState(useFeature('passkeys').slices.tab.signIn))
  const isSupported = usePasskeySupport()
  useEffect(() => {
    app.tab.dispatch({ type: 'passkeys/OpenSignIn' })
    return () => app.tab.dispatch({ type: 'passkeys/CloseSignIn' })
  }, [app])
  if (isSupported === false) return null
  return (
    <>
      <Button
        kind="outline"
        size={44}
        wide
        icon={KeyRound}
        busy={waitsFor !== null}
        onClick={() => app.tab.dispatch({ type: 'passkeys/UsePasskey' })}
      >
        {t('signIn')}
      </Button>
      {fault !== null && (
        <p role="alert" className={styles['problem']}>
          {passkeyFaultText(t, fault, 'notUsed')}
        </p>
      )}
    </>
  )
}
