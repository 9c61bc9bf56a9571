import { Ban, ChevronDown, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LABELS, type Label, type ProjectCommunity } from '../../../../domain/looper'
import { GroupAvatar } from '../../../components/avatar/Avatar'
import { Button } from '../../../components/form/Button'
import { Icon } from '../../../components/layout/Icon'
import { Menu } from '../../../components/overlay/Menu'
import { menuChoice } from '../../../components/overlay/menu-entries'
import { formatTableTime } from '../../../format/fixed-dates'
import { useFormat } from '../../../format/use-format'
import styles from '../looper.module.css'
import { Growth, LabelTag } from '../status-tags'
import type { Column } from '../table/column'

interface Acts {
  readonly onAdjust: (community: ProjectCommunity, to: Label) => void
  readonly onBlock: (community: ProjectCommunity) => void
}

/** The sort order of labels, highest first. */
const RANK: Readonly<Record<Label, number>> = { none: 0, blue: 1, gold: 2 }

export const useCommunityColumns = (acts: Acts): readonly Column<ProjectCommunity>[] => {
  const { t } = useTranslation('looper')
  const format = useFormat()
  return [
    {
      id: 'community',
      label: t('communities.community'),
      width: 'minmax(200px, 2.4fr)',
      isHead: true,
      value: ({ name }) => name,
      cell: ({ gid, name, avatar }) => (
        <>
          <GroupAvatar group={{ id: gid, ownerId: gid, name, imageUrl: avatar ?? undefined }} size={32} />
          <span className={styles['cut']} dir="auto">
            {name}
          </span>
        </>
      ),
    },
    {
      id: 'label',
      label: t('communities.label'),
      width: 'minmax(104px, 1fr)',
      value: ({ label, blocked }) => (blocked ? -1 : RANK[label]),
      cell: ({ label, blocked }) =>
        blocked ? (
          <span className={styles['blocked']}>
            <Icon of={Ban} size={14} />
            {t('communities.blocked')}
          </span>
        ) : (
          <LabelTag label={label} />
        ),
    },
    {
      id: 'members',
      label: t('communities.members'),
      width: 'minmax(140px, 1fr)',
      end: true,
      value: ({ members }) => members,
      cell: ({ members }) => format.number(members),
    },
    {
      id: 'activity',
      label: t('communities.activity'),
      width: 'minmax(156px, 1.2fr)',
      end: true,
      value: ({ activity }) => activity,
      cell: ({ activity, growth }) => (
        <>
          {format.number(activity)}
          <Growth text={growth} />
        </>
      ),
    },
    {
      id: 'verified',
      label: t('communities.verified'),
      width: 'minmax(152px, 1.2fr)',
      value: ({ approvedAt }) => approvedAt,
      cell: ({ approvedAt }) => formatTableTime(approvedAt),
    },
    {
      id: 'action',
      label: t('communities.action'),
      width: '216px',
      cell: (community) => <Actions community={community} {...acts} />,
    },
  ]
}

function Actions({ community, onAdjust, onBlock }: Acts & { readonly community: ProjectCommunity }): ReactNode {
  const { t } = useTranslation('looper')
  const { name, label, blocked } = community
  const of = t('communities.adjustOf', { name })
  const face = (
    <>
      {t('communities.adjust')}
      <Icon of={ChevronDown} size={16} />
    </>
  )
  return (
    <span className={styles['acts']}>
      {blocked ? (
        <button type="button" className={styles['small']} disabled aria-label={of}>
          {face}
        </button>
      ) : (
        <Menu
          className={styles['small']}
          aria-label={of}
          entries={[
            menuChoice({
              label: t('communities.labels'),
              value: label,
              options: LABELS.map((value) => ({ value, label: t(`label.${value}`) })),
              onChange: (to) => onAdjust(community, to),
            }),
          ]}
        >
          {face}
        </Menu>
      )}
      <Button size={30} kind="quiet" icon={blocked ? CircleCheck : Ban} onClick={() => onBlock(community)}>
        {blocked ? t('communities.unblock') : t('communities.block')}
      </Button>
    </span>
  )
}
