import * as t from 'io-ts'
import { query } from '../query'
import { Application } from './application'
import { ProjectCommunity } from './community'
import { ExclusivePage, Partner, PartnerCommunity } from './exclusive'
import { OpLog } from './op-log'
import { Project, ProjectInfo } from './project'
import { ProjectAdmin } from './staff'

const ofProject = t.strict({ projectId: t.string })
/** Choosing another project clears all loaded data of the previous project (spec 3 §2). */
const endsWith = ['looper/ChooseProject']

/** The projects of the member. With a keyword, only projects whose name contains the keyword. */
export const projectsQuery = query('looper/projects', {
  input: t.strict({ keyword: t.string }),
  item: Project,
  idOf: ({ projectId }) => projectId,
})
export const infoQuery = query('looper/info', {
  input: ofProject,
  item: ProjectInfo,
  idOf: ({ projectId }) => projectId,
  endsWith,
})
export const adminsQuery = query('looper/admins', {
  input: ofProject,
  item: ProjectAdmin,
  idOf: ({ adminId }) => adminId,
  endsWith,
})
export const communitiesQuery = query('looper/communities', {
  input: ofProject,
  item: ProjectCommunity,
  idOf: ({ gid }) => gid,
  endsWith,
})
/** The project's partner. The query has no item while the project has no partner, or the partner has no page. */
export const partnerQuery = query('looper/partner', {
  input: ofProject,
  item: Partner,
  idOf: ({ partnerId }) => partnerId,
  endsWith,
})
export const pageQuery = query('looper/page', {
  input: ofProject,
  item: ExclusivePage,
  idOf: ({ pageId }) => pageId,
  endsWith,
})
export const importedQuery = query('looper/imported', {
  input: ofProject,
  item: PartnerCommunity,
  idOf: ({ importId }) => importId,
  endsWith,
})
/** The project's communities with a gold or blue label. */
export const verifiedQuery = query('looper/verified', {
  input: ofProject,
  item: ProjectCommunity,
  idOf: ({ gid }) => gid,
  endsWith,
})
/** The applications for a verification, for super users. They belong to no project. */
export const applicationsQuery = query('looper/applications', {
  input: t.strict({}),
  item: Application,
  idOf: ({ gid }) => gid,
})
export const opLogsQuery = query('looper/logs', { input: ofProject, item: OpLog, idOf: ({ logId }) => logId, endsWith })
