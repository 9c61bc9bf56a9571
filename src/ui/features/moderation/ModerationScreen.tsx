import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Gid } from '../../../domain/kernel/ids'
import { paths } from '../../app/routing/paths'
import { SubPage } from '../../components/layout/SubPage'
import { Tabs } from '../../components/layout/Tabs'
import { useCurrentUser } from '../chat/actions/use-current-user'
import { AppealList } from './AppealList'
import { AppealPage } from './AppealPage'
import { ReportList } from './ReportList'
import { SanctionList } from './SanctionList'
import { StaffLog } from './StaffLog'

type Shown = 'open' | 'decided' | 'appeals' | 'mutes' | 'bans' | 'log'

const KINDS = ['mute', 'ban'] as const

/** The page /moderation. `?appeal=` leads to the form of an appeal, for the person whom a decision concerns. */
export function ModerationScreen(): ReactNode {
  const [params] = useSearchParams()
  const appeal = params.get('appeal')
  const asked = params.get('gid')
  return appeal === null ? <Queue gid={Gid.is(asked) ? asked : null} /> : <AppealPage key={appeal} id={appeal} />
}

/**
 * The reports that the member decides about, and the appeals. A group also has its mutes, its bans and its log. Without a group,
 * super users read their own log.
 */
function Queue({ gid }: { readonly gid: Gid | null }): ReactNode {
  const { t } = useTranslation('moderation')
  const viewer = useCurrentUser()
  const readsLog = gid !== null || viewer?.isSuper === true
  const [shown, setShown] = useState<Shown>('open')
  return (
    <SubPage title={t('title')} backHref={gid === null ? paths.profile : paths.groupEdit(gid)}>
      <Tabs<Shown>
        label={t('filter')}
        value={shown}
        onChange={setShown}
        options={[
          { value: 'open', label: t('open'), panel: <ReportList key="open" gid={gid} isDecided={false} /> },
          { value: 'decided', label: t('decided'), panel: <ReportList key="decided" gid={gid} isDecided /> },
          { value: 'appeals', label: t('appeals.title'), panel: <AppealList gid={gid} /> },
          ...(gid === null
            ? []
            : KINDS.map((kind) => ({
                value: `${kind}s` as const,
                label: t(`sanctions.${kind}.title`),
                panel: <SanctionList key={kind} gid={gid} kind={kind} />,
              }))),
          ...(readsLog ? [{ value: 'log' as const, label: t('log.title'), panel: <StaffLog gid={gid} /> }] : []),
        ]}
      />
    </SubPage>
  )
}
