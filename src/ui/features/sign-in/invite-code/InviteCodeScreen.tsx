import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { inviteCodeOf, inviteCodeViewModel, isInviteCode } from '../../../../domain/session'
import { useApp } from '../../../app/app-context'
import { useFeatureTranslations } from '../../../app/use-feature-translations'
import { useTabState } from '../../../app/use-feature'
import { usePreferences } from '../../../app/use-preferences'
import { translations } from '../translations'
import { InviteCodeView } from './InviteCodeView'

/** The screen /sign-in/invite-code. */
export function InviteCodeScreen(): ReactNode {
  const app = useApp()
  useFeatureTranslations('sign-in', translations)
  const { t: core } = useTranslation()
  const { t } = useTranslation('sign-in')
  const { language, onLanguage } = usePreferences()
  const { busy, problem } = inviteCodeViewModel(useTabState(app.tab.slices.inviteCode))
  const [code, setCode] = useState('')
  return (
    <InviteCodeView
      language={language}
      onLanguage={onLanguage}
      code={code}
      onCode={(typed) => setCode(inviteCodeOf(typed))}
      isWhole={isInviteCode(code)}
      busy={busy}
      failure={problem === null ? undefined : problem === 'refused' ? t('inviteCode.refused') : core('signIn.noAnswer')}
      onSubmit={() => app.tab.dispatch({ type: 'SubmitInviteCode', secretRef: app.secrets.hold(code) })}
      onSkip={() => app.tab.dispatch({ type: 'SkipInviteCode' })}
    />
  )
}
