import * as t from 'io-ts'
import { query } from '../query'
import { ProjectCommunity } from './community'
import { OpLog } from './op-log'
import { Project, ProjectInfo } from './project'
import { ProjectAdmin } from './staff'

const ofProject = t.strict({ projectId: t.string })
/** By it all that was read of a project goes (spec 3 §2: choosing one clears the data of the one before). */
const endsWith = ['looper/ChooseProject']

/** The projects of whoever is in; with a keyword those that have it in their name. */
export const projectsQuery = query('looper/projects', { input: t.strict({ keyword: t.string }), item: Project, idOf: ({ projectId }) => projectId })
export const infoQuery = query('looper/info', { input: ofProject, item: ProjectInfo, idOf: ({ projectId }) => projectId, endsWith })
export const adminsQuery = query('looper/admins', { input: ofProject, item: ProjectAdmin, idOf: ({ adminId }) => adminId, endsWith })
export const communitiesQuery = query('looper/communities', { input: ofProject, item: ProjectCommunity, idOf: ({ gid }) => gid, endsWith })
export const opLogsQuery = query('looper/logs', { input: ofProject, item: OpLog, idOf: ({ logId }) => logId, endsWith })
