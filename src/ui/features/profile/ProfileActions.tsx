import { Ban, Ellipsis, Flag, Gift, MessageCircle, Pencil, Phone, Settings, Video, Wallet } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Xid } from '../../../domain/kernel/ids'
import { paths } from '../../app/routing/paths'
import { Button, ButtonLink } from '../../components/form/Button'
import { Icon } from '../../components/layout/Icon'
import { IconLink } from '../../components/form/IconLink'
import { lazyModule } from '../../components/lazy-module'
import { Menu } from '../../components/overlay/Menu'
import { useConfirm } from '../../components/overlay/use-confirm'
import { FollowButton } from './FollowButton'
import type { RelationItem } from './profile-item'
import styles from './profile-actions.module.css'

interface OwnActionsProps {
  readonly settingsHref: string
  readonly onEdit: () => void
}

export function OwnActions({ settingsHref, onEdit }: OwnActionsProps): ReactNode {
  const { t } = useTranslation()
  return (
    <div className={styles['actions']}>
      <Button kind="primary" icon={Pencil} onClick={onEdit}>
        {t('profile.edit')}
      </Button>
      <IconLink icon={Wallet} to={paths.wallet} label={t('profile.wallet')} />
      <IconLink icon={Settings} to={settingsHref} label={t('profile.settings')} />
    </div>
  )
}

const reporting = lazyModule(() => import('../moderation/ReportDialog'))

interface OtherActionsProps {
  readonly xid: Xid
  readonly name: string
  readonly onCall: (isVideo: boolean) => void
  readonly relation: RelationItem
  readonly chatHref: string
}

export function OtherActions({ xid, name, relation, chatHref, onCall }: OtherActionsProps): ReactNode {
  const { t } = useTranslation()
  const { ask, prompt } = useConfirm()
  const [isReporting, setReporting] = useState(false)
  const report = reporting.useModule(isReporting)
  const isBlocked = relation.blocked === 'byMe'
  const block = () =>
    ask({
      title: t('profile.blockTitle', { name }),
      text: t('profile.blockText'),
      yes: t('profile.block'),
      onYes: relation.onBlock,
    })
  return (
    <>
      <div className={styles['actions']}>
        <FollowButton name={name} relation={relation} look="head" />
        <ButtonLink icon={MessageCircle} to={chatHref}>
          {t('profile.chat')}
        </ButtonLink>
        {!isBlocked && (
          <Button
            icon={Phone}
            onClick={() => {
              onCall(false)
            }}
          >
            {t('call.voice')}
          </Button>
        )}
        {relation.blocked === 'none' && (
          <ButtonLink icon={Gift} to={`${chatHref}?operate=showGift`}>
            {t('profile.gift')}
          </ButtonLink>
        )}
        {!isBlocked && (
          <Menu
            className={styles['more']}
            aria-label={t('profile.more')}
            title={t('profile.more')}
            entries={[
              {
                kind: 'item',
                label: t('call.video'),
                icon: Video,
                onSelect: () => {
                  onCall(true)
                },
              },
              { kind: 'item', label: t('profile.report'), icon: Flag, onSelect: () => setReporting(true) },
              { kind: 'item', label: t('profile.block'), icon: Ban, danger: true, onSelect: block },
            ]}
          >
            <Icon of={Ellipsis} size={18} />
          </Menu>
        )}
      </div>
      {relation.blocked !== 'none' && (
        <p className={styles['blocked']}>{t(isBlocked ? 'profile.blockedByMe' : 'profile.blockedByThem')}</p>
      )}
      {prompt}
      {report && (
        <report.ReportDialog
          open={isReporting}
          target={{ kind: 'person', place: '', id: xid }}
          name={name}
          onClose={() => setReporting(false)}
        />
      )}
    </>
  )
}
