export { findTeam } from './team.repository';
export { teamMemberView, teamRoutes } from './team.routes';
export { joinTeams } from './team.service';
