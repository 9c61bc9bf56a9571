import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ABOUT_LIMIT, lettersLeft, NAME_LIMIT, typedAbout, typedName, type BotProfile } from '../../../domain/bot'
import { classNames } from '../../components/class-names'
import { FieldLayout } from '../../components/form/TextField'
import { ImageField } from '../upload/ImageField'
import styles from './bot.module.css'

const c = classNames(styles)

interface ProfileFieldsProps {
  /** A unique name per bot. After a reload, the field finds its running upload by this name. */
  readonly name: string
  readonly profile: BotProfile
  readonly disabled: boolean
  readonly onWrite: (change: Partial<BotProfile>) => void
}

/** The name of the upload of a bot's picture. */
export const botPictureField = (name: string): string => `bot-${name}`

/** The fields for picture, name and description of a bot (spec 3 §5). */
export function ProfileFields({ name, profile, disabled, onWrite }: ProfileFieldsProps): ReactNode {
  const { t } = useTranslation('bot')
  return (
    <>
      <ImageField
        label={t('avatar')}
        name={botPictureField(name)}
        shape="circle"
        value={profile.avatar}
        hint={t('avatarHint')}
        disabled={disabled}
        onChange={(avatar) => onWrite({ avatar })}
      />
      <NameField value={profile.name} disabled={disabled} onChange={(text) => onWrite({ name: typedName(text) })} />
      <AboutField
        value={profile.description}
        disabled={disabled}
        onChange={(text) => onWrite({ description: typedAbout(text) })}
      />
    </>
  )
}

interface FieldProps {
  readonly value: string
  readonly disabled: boolean
  readonly onChange: (text: string) => void
}

function Left({
  id,
  value,
  limit,
}: {
  readonly id: string
  readonly value: string
  readonly limit: number
}): ReactNode {
  const { t } = useTranslation('bot')
  const count = lettersLeft(value, limit)
  return (
    <span className={c('left')}>
      <span aria-hidden="true">{count}</span>
      <span id={id} className="sr">
        {t('left', { count })}
      </span>
    </span>
  )
}

function NameField({ value, disabled, onChange }: FieldProps): ReactNode {
  const { t } = useTranslation('bot')
  const id = useId()
  return (
    <FieldLayout
      label={t('name')}
      id={id}
      hint={t('nameHint')}
      aside={<Left id={`${id}-left`} value={value} limit={NAME_LIMIT} />}
    >
      <span className={c('suffixed')}>
        <input
          id={id}
          value={value}
          disabled={disabled}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-note ${id}-left`}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <span className={c('suffix')}>_bot</span>
      </span>
    </FieldLayout>
  )
}

function AboutField({ value, disabled, onChange }: FieldProps): ReactNode {
  const { t } = useTranslation('bot')
  const id = useId()
  return (
    <FieldLayout
      label={t('about')}
      id={id}
      hint={undefined}
      aside={<Left id={`${id}-left`} value={value} limit={ABOUT_LIMIT} />}
    >
      <textarea
        id={id}
        value={value}
        rows={4}
        disabled={disabled}
        className={c('area')}
        placeholder={t('aboutHint')}
        aria-describedby={`${id}-left`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </FieldLayout>
  )
}
