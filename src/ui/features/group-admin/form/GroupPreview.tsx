import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GroupDraft } from '../../../../domain/group-admin'
import { GroupAvatar } from '../../../components/avatar/Avatar'
import { useCurrentUser } from '../../chat/actions/use-current-user'
import { Cover } from '../../group/discover/Cover'
import styles from './group-form.module.css'

/** How the group of a draft will look on Discover. The owner gives it its colour. */
export function GroupPreview({ draft }: { readonly draft: GroupDraft }): ReactNode {
  const { t } = useTranslation()
  const ownerId = useCurrentUser()?.xid ?? ''
  const { name, description, icon, banner } = draft
  const shown = name === '' ? t('groupForm.name') : name
  return (
    <div className={styles['preview']}>
      <div className={styles['cover']}>
        <Cover ownerId={ownerId} imageUrl={banner ?? undefined} />
      </div>
      <div className={styles['naming']}>
        <GroupAvatar group={{ id: 'preview', ownerId, name: shown, imageUrl: icon ?? undefined }} size={56} />
        <b dir="auto">{shown}</b>
      </div>
      <p dir="auto" data-empty={description === '' || undefined}>
        {description === '' ? t('groupForm.descriptionHint') : description}
      </p>
    </div>
  )
}
