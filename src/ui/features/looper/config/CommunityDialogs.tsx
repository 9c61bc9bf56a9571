import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Label, ProjectCommunity } from '../../../../domain/looper'
import { Icon } from '../../../components/layout/Icon'
import styles from '../looper.module.css'
import { LabelTag } from '../status-tags'
import { useProjectAction } from '../use-project-action'
import { LooperDialog } from './LooperDialog'

interface CommunityDialogProps {
  readonly projectId: string
  readonly community: ProjectCommunity
  readonly onClose: () => void
}

const TEXT = { gold: 'communities.toGold', blue: 'communities.toBlue', none: 'communities.toNone' } as const

/** The dialog that changes a label. The dialog sends nothing before the confirmation (R3-111, R3-112). */
export function AdjustDialog({
  projectId,
  community: { gid, name, label },
  to,
  onClose,
}: CommunityDialogProps & { readonly to: Label }): ReactNode {
  const { t } = useTranslation('looper')
  const deed = useProjectAction(onClose)
  return (
    <LooperDialog
      deed={deed}
      title={t('communities.adjustTitle')}
      text={t(TEXT[to], { name })}
      yes={t('config.confirm')}
      onYes={() => deed.perform({ kind: 'label', projectId, gid, label: to })}
      onClose={onClose}
    >
      <p className={styles['change']}>
        <span>
          <span className="sr">{t('communities.from')}: </span>
          <LabelTag label={label} />
        </span>
        <Icon of={ArrowRight} size={18} />
        <span>
          <span className="sr">{t('communities.to')}: </span>
          <LabelTag label={to} />
        </span>
      </p>
    </LooperDialog>
  )
}

/** The dialog that blocks or unblocks a community after confirmation (R3-113, R3-114). */
export function BlockDialog({
  projectId,
  community: { gid, name },
  blocks,
  onClose,
}: CommunityDialogProps & { readonly blocks: boolean }): ReactNode {
  const { t } = useTranslation('looper')
  const deed = useProjectAction(onClose)
  const about = { name }
  return (
    <LooperDialog
      deed={deed}
      title={blocks ? t('communities.blockTitle', about) : t('communities.unblockTitle', about)}
      text={blocks ? t('communities.blockText') : t('communities.unblockText')}
      yes={blocks ? t('communities.block') : t('communities.unblock')}
      kind={blocks ? 'danger' : 'primary'}
      onYes={() => deed.perform({ kind: 'block', projectId, gid, blocked: blocks })}
      onClose={onClose}
    />
  )
}
