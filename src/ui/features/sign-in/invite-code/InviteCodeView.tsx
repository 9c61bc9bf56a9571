import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFeatureTranslations } from '../../../app/use-feature-translations'
import { Button } from '../../../components/form/Button'
import { CodeField } from '../email/CodeField'
import { SignInLayout, type SignInLayoutProps } from '../SignInLayout'
import { translations } from '../translations'
import styles from '../sign-in.module.css'

export interface InviteCodeViewProps extends SignInLayoutProps {
  readonly code: string
  readonly onCode: (code: string) => void
  readonly isWhole: boolean
  readonly busy: boolean
  readonly failure?: string | undefined
  readonly onSubmit: () => void
  readonly onSkip: () => void
}

export function InviteCodeView({
  code,
  onCode,
  isWhole,
  busy,
  failure,
  onSubmit,
  onSkip,
  ...frame
}: InviteCodeViewProps): ReactNode {
  useFeatureTranslations('sign-in', translations)
  const { t } = useTranslation('sign-in')
  return (
    <SignInLayout {...frame} title={t('inviteCode.title')} subtitle={t('inviteCode.text')}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          if (isWhole && !busy) onSubmit()
        }}
      >
        <CodeField
          label={t('inviteCode.label')}
          hint={t('inviteCode.hint')}
          value={code}
          onChange={onCode}
          error={failure}
          autoComplete="off"
        />
        <Button kind="primary" size={44} wide type="submit" busy={busy} disabled={!isWhole}>
          {t('inviteCode.submit')}
        </Button>
        <Button kind="quiet" size={44} wide disabled={busy} onClick={onSkip}>
          {t('inviteCode.skip')}
        </Button>
      </form>
    </SignInLayout>
  )
}
