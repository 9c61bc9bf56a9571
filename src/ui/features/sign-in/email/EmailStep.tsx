import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../../components/form/Button'
import { TextField } from '../../../components/form/TextField'
import styles from '../sign-in.module.css'

export interface EmailStepProps {
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly isValid: boolean
  readonly busy: boolean
  /** The server's error text. */
  readonly failure?: string | undefined
  readonly onSubmit: () => void
  /** A link to the other sign-in methods, if this page does not show them. */
  readonly backHref?: string | undefined
}

export function EmailStep({ email, onEmail, isValid, busy, failure, onSubmit, backHref }: EmailStepProps): ReactNode {
  const { t } = useTranslation()
  // The field shows no error while the user is still typing.
  const [left, setLeft] = useState(false)
  const invalid = left && !isValid && email !== '' ? t('signIn.emailInvalid') : undefined
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        if (isValid && !busy) onSubmit()
      }}
    >
      <TextField
        label={t('signIn.email')}
        type="email"
        inputMode="email"
        autoComplete="email webauthn"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={t('signIn.emailPlaceholder')}
        value={email}
        onChange={(value) => {
          setLeft(false)
          onEmail(value)
        }}
        onBlur={() => setLeft(true)}
        hint={t('signIn.emailHint')}
        error={invalid ?? failure}
      />
      <Button kind="primary" size={44} wide type="submit" busy={busy} disabled={!isValid}>
        {t('signIn.sendCode')}
      </Button>
      {backHref !== undefined && (
        <ButtonLink kind="quiet" size={44} wide to={backHref}>
          {t('signIn.otherWays')}
        </ButtonLink>
      )}
    </form>
  )
}
