import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProfileFormViewModel } from '../../../domain/profile'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { Button } from '../../components/form/Button'
import { Dialog } from '../../components/overlay/Dialog'
import { TextArea } from '../../components/form/TextArea'
import { TextField } from '../../components/form/TextField'
import { ImageField } from '../upload/ImageField'
import { useSaveAfterUploads } from '../upload/use-save-after-uploads'
import { translations } from './translations'
import styles from './profile-form-dialog.module.css'

export interface ProfileFormDialogProps {
  readonly name: string
  readonly bio: string
  readonly maxBio: number
  readonly avatar: string | null
  readonly banner: string | null
  readonly state: ProfileFormViewModel['state']
  readonly onName: (name: string) => void
  readonly onBio: (bio: string) => void
  readonly onPicture: (which: 'avatar' | 'banner', url: string | null) => void
  readonly onSave: () => void
  /** Closes the dialog and keeps the draft. */
  readonly onClose: () => void
  readonly onDiscard: () => void
}

const AVATAR = 'profile-head'
const BANNER = 'profile-banner'

/** The form of the member's own profile. */
export function ProfileFormDialog(props: ProfileFormDialogProps): ReactNode {
  const { name, bio, maxBio, avatar, banner, state, onName, onBio, onPicture, onSave, onClose, onDiscard } = props
  useFeatureTranslations('profile', translations)
  const { t } = useTranslation('profile')
  const { t: core } = useTranslation()
  const saving = state === 'saving'
  const id = useId()
  const { isWaiting, save } = useSaveAfterUploads([AVATAR, BANNER], onSave)
  return (
    <Dialog
      open
      onClose={onClose}
      title={core('profile.edit')}
      actions={
        <>
          <Button disabled={saving} onClick={onDiscard}>
            {core('action.cancel')}
          </Button>
          <Button kind="primary" type="submit" form={id} busy={saving || isWaiting}>
            {core('action.save')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isWaiting) save()
        }}
      >
        <ImageField
          label={core('profile.avatar')}
          name={AVATAR}
          shape="circle"
          value={avatar}
          onChange={(url) => onPicture('avatar', url)}
          disabled={saving}
        />
        <ImageField
          label={core('profile.banner')}
          name={BANNER}
          shape="banner"
          value={banner}
          onChange={(url) => onPicture('banner', url)}
          disabled={saving}
        />
        <TextField
          label={t('name')}
          value={name}
          onChange={onName}
          autoComplete="nickname"
          hint={t('nameHint')}
          error={state === 'unfit' ? t('nameMissing') : undefined}
          disabled={saving}
        />
        <TextArea
          label={t('bio')}
          value={bio}
          max={maxBio}
          onChange={onBio}
          placeholder={t('bioHint')}
          disabled={saving}
        />
        {state === 'notSaved' && (
          <p role="alert" className={styles['error']}>
            {t('notSaved')}
          </p>
        )}
      </form>
    </Dialog>
  )
}
