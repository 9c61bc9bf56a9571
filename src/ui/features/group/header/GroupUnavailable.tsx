import { SearchX } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate } from 'react-router-dom'
import type { SlicesOf } from '../../../../domain/features'
import { wasRemoved, type Group, type GroupViewModel } from '../../../../domain/group'
import { groupActionIn, type GroupAction } from '../../../../domain/group-admin'
import { useFeature, useSliceIfLoaded } from '../../../app/use-feature'
import { paths } from '../../../app/routing/paths'
import { EmptyState } from '../../../components/feedback/StateView'
import { Button } from '../../../components/form/Button'
import { lazyModule } from '../../../components/lazy-module'
import { NotFoundView } from '../../../app-shell/not-found/NotFoundView'

const dialog = lazyModule(() => import('./GroupUnavailableDialog'))

type Actions = Parameters<typeof groupActionIn>[0]
const actionsOf = ({ tab }: SlicesOf<'group-admin'>) => tab.groupActions
const itself = (actions: Actions): Actions | null => actions

interface GroupUnavailableProps {
  readonly shown: GroupViewModel
}

/**
 * How the group became unavailable. `own` means that this member left, transferred or dissolved the group in this tab,
 * so no dialog is needed.
 */
type Gone = { readonly name: string; readonly how: 'dissolved' | 'removed' | 'gone' | 'own' }

const WAYS_OUT: ReadonlySet<GroupAction['kind']> = new Set(['leave', 'handOver', 'dissolve'])

const goneFrom = (before: Group, shown: GroupViewModel): 'dissolved' | 'gone' | null =>
  shown.status === 'missing'
    ? 'dissolved'
    : shown.status === 'shown' && shown.group.gid === before.gid && !shown.group.isMember
      ? 'gone'
      : null

/**
 * Informs a member that the open group was dissolved, or that the member left the group or was removed. A person who
 * was not a member gets the "not found" page without a dialog.
 */
export function GroupUnavailable({ shown }: GroupUnavailableProps): ReactNode {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isSaid, setSaid] = useState(false)
  const part = dialog.useModule(isSaid)
  const { group: groups } = useFeature('group').slices.account
  const deeds = useSliceIfLoaded('group-admin', actionsOf, itself, null)
  const [before, setBefore] = useState<Group | null>(null)
  const [gone, setGone] = useState<Gone | null>(null)
  const now = shown.status === 'shown' ? shown.group : null
  const how = before === null ? null : goneFrom(before, shown)
  if (how !== null && before !== null && gone === null) {
    const deed = deeds === null ? null : groupActionIn(deeds, before.gid)
    const isOwn = deed?.state === 'doing' && WAYS_OUT.has(deed.kind)
    setGone({ name: before.name, how: isOwn ? 'own' : wasRemoved(groups.get(), before.gid) ? 'removed' : how })
    setBefore(null)
    setSaid(true)
  }
  // A person who is no member loses nothing and gets no dialog.
  if (now?.isMember === true && now !== before && how === null) setBefore(now)
  if (gone !== null && now?.isMember === true) setGone(null)
  const out = (): void => {
    void navigate(paths.messages, { replace: true })
  }
  if (gone?.how === 'own') return <Navigate to={paths.groupCentre} replace />
  if (gone === null) return shown.status === 'missing' && <NotFoundView homeHref={paths.groupCentre} />
  const title = t(`groupMenu.${gone.how}Title`, { name: gone.name })
  const text = t(`groupMenu.${gone.how}Text`)
  // The page says it as well, because the code of the dialog may not load.
  return (
    <>
      <EmptyState
        icon={SearchX}
        heading="h1"
        title={title}
        text={text}
        action={
          <Button kind="primary" onClick={out}>
            {t('groupMenu.leaveOn')}
          </Button>
        }
      />
      {part && <part.GroupUnavailableDialog title={title} text={text} onOut={out} />}
    </>
  )
}
