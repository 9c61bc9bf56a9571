import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/form/Button'
import { CodeField } from '../email/CodeField'
import { SignInLayout, type SignInLayoutProps } from '../SignInLayout'
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
  const { t } = useTranslation()
  return (
    <SignInLayout {...frame} title={t('signIn.inviteTitle')} subtitle={t('signIn.inviteText')}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          if (isWhole && !busy) onSubmit()
        }}
      >
        <CodeField
          label={t('signIn.invite')}
          hint={t('signIn.inviteHint')}
          value={code}
          onChange={onCode}
          error={failure}
          autoComplete="off"
        />
        <Button kind="primary" size={44} wide type="submit" busy={busy} disabled={!isWhole}>
          {t('signIn.inviteSubmit')}
        </Button>
        <Button kind="quiet" size={44} wide disabled={busy} onClick={onSkip}>
          {t('signIn.inviteSkip')}
        </Button>
      </form>
    </SignInLayout>
  )
}
