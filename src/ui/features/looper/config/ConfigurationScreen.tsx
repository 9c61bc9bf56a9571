import { type ReactNode } from 'react'
import { OptionalPart } from '../../../app/OptionalPart'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { CONFIG_TABS, type Project } from '../../../../domain/looper'
import { profileOf } from '../../../../domain/session'
import { useApp } from '../../../app/app-context'
import { useAccountState } from '../../../app/use-feature'
import { Tabs } from '../../../components/layout/Tabs'
import { LooperPage } from '../LooperPage'
import styles from '../looper.module.css'
import { AdminsTab } from './AdminsTab'
import { CommunitiesTab } from './CommunitiesTab'
import { InfoTab } from './InfoTab'
import { OperationLog } from './OperationLog'
import { useConfiguration } from './use-configuration'
import { lazyComponent } from '../../../components/lazy-component'
import { WeightsTab } from './WeightsTab'

const Applications = lazyComponent(async () => ({ default: (await import('./Applications')).Applications }))

/** The screen /looper/configration: a project's info, communities and staff. */
export function ConfigurationScreen(): ReactNode {
  return <LooperPage>{(project) => <Configuration key={project.projectId} project={project} />}</LooperPage>
}

function Configuration({ project: { projectId } }: { readonly project: Project }): ReactNode {
  const { t } = useTranslation('looper')
  const [query, setQuery] = useSearchParams()
  const config = useConfiguration(projectId)
  const isSuper = profileOf(useAccountState(useApp().account.slices.session))?.isSuper === true
  const asked = Number(query.get('tab') ?? 0)
  const tab = CONFIG_TABS[asked] ?? 'ProjectInfo'
  const show = (to: typeof tab): void =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        next.set('tab', String(CONFIG_TABS.indexOf(to)))
        return next
      },
      { replace: true },
    )
  const panels = {
    ProjectInfo: <InfoTab projectId={projectId} info={config.info} />,
    WeightConfiguration: <WeightsTab projectId={projectId} />,
    CommManagement: <CommunitiesTab projectId={projectId} communities={config.communities} />,
    Admins: <AdminsTab projectId={projectId} admins={config.admins} />,
  }
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t('config.title')}</h1>
      </header>
      <div className={styles['tabs']}>
        <Tabs
          label={t('config.tabs')}
          value={tab}
          onChange={show}
          options={CONFIG_TABS.map((value) => ({
            value,
            label: t(`config.${value}`),
            panel: <div className={styles['panel']}>{panels[value]}</div>,
          }))}
        />
      </div>
      {isSuper && (
        <OptionalPart>
          <Applications projectId={projectId} />
        </OptionalPart>
      )}
      <OperationLog projectId={projectId} />
    </div>
  )
}
