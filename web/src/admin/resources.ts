import BadgeIcon from '@mui/icons-material/Badge';
import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import CategoryIcon from '@mui/icons-material/Category';
import DriveFolderUploadOutlined from '@mui/icons-material/DriveFolderUploadOutlined';
import EventBusyIcon from '@mui/icons-material/EventBusy';
import FlagIcon from '@mui/icons-material/Flag';
import GavelIcon from '@mui/icons-material/Gavel';
import HistoryIcon from '@mui/icons-material/History';
import LockOutlined from '@mui/icons-material/LockOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import NotesIcon from '@mui/icons-material/Notes';
import PaidIcon from '@mui/icons-material/Paid';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import PlaylistAddCheckOutlined from '@mui/icons-material/PlaylistAddCheckOutlined';
import RateReviewIcon from '@mui/icons-material/RateReview';
import ReportIcon from '@mui/icons-material/Report';
import SchoolIcon from '@mui/icons-material/School';
import StorefrontIcon from '@mui/icons-material/Storefront';
import TranslateIcon from '@mui/icons-material/Translate';
import type { PermissionsOf, RecordOf, ResourceName } from '../api/panel-contracts.ts';
import { lazyPage } from './lazy-page.ts';
import { OpenCases } from './live/OpenCases.tsx';
import type { PanelResource } from './panel-resource.ts';

/** Resources whose records are on the pages of others. */
type WithoutPages = 'notes' | 'saved-queries';
/** The pages of a resource and its place in the menu, with the permissions of its contract. */
type Registration<N extends ResourceName> = Omit<PanelResource, 'name'> & {
  recordRepresentation?: keyof RecordOf<N>;
  options: PermissionsOf<N>;
};

const REGISTRATIONS: { readonly [N in Exclude<ResourceName, WithoutPages>]: Registration<N> } = {
  colleges: {
    list: lazyPage('CollegeList'),
    edit: lazyPage('CollegeEdit'),
    icon: SchoolIcon,
    recordRepresentation: 'name',
    options: { label: 'Colleges', group: 'Data', write: 'catalog' },
  },
  'net-prices': {
    list: lazyPage('NetPriceList'),
    edit: lazyPage('NetPriceEdit'),
    icon: PaidIcon,
    recordRepresentation: 'name',
    options: { label: 'Net prices', group: 'Data', write: 'catalog' },
  },
  nicknames: {
    list: lazyPage('NicknameList'),
    edit: lazyPage('NicknameEdit'),
    create: lazyPage('NicknameCreate'),
    icon: BadgeIcon,
    options: { label: 'Nicknames', group: 'Data', write: 'catalog' },
  },
  closures: {
    list: lazyPage('ClosureList'),
    edit: lazyPage('ClosureEdit'),
    create: lazyPage('ClosureCreate'),
    icon: EventBusyIcon,
    recordRepresentation: 'collegeName',
    options: { label: 'Closures', group: 'Data', write: 'catalog' },
  },
  'list-texts': {
    list: lazyPage('ListTextList'),
    edit: lazyPage('ListTextEdit'),
    icon: NotesIcon,
    options: { label: 'List texts', group: 'Content', write: 'catalog' },
  },
  'major-words': {
    list: lazyPage('MajorWordList'),
    edit: lazyPage('MajorWordEdit'),
    create: lazyPage('MajorWordCreate'),
    icon: TranslateIcon,
    recordRepresentation: 'word',
    options: { label: 'Words for majors', group: 'Content', write: 'catalog' },
  },
  'data-issues': {
    list: lazyPage('DataIssueList'),
    edit: lazyPage('DataIssueEdit'),
    icon: FlagIcon,
    options: { label: 'Data issues', group: 'Content', write: 'moderation' },
  },
  /** Fields that no import replaces. Staff change them on the page of the college. */
  locks: {
    list: lazyPage('LockList'),
    icon: LockOutlined,
    options: { label: 'Locked fields', group: 'Data', read: 'runs.read', write: 'catalog' },
  },
  /** The imports that people run in the panel. The list is read-only; a page of its own leads through the steps of a job. */
  'import-jobs': {
    list: lazyPage('ImportJobList'),
    icon: DriveFolderUploadOutlined,
    options: { label: 'Import jobs', group: 'Operations', read: 'runs.read', write: 'runs.apply' },
  },
  /** The ledger of imports. It is read-only; a run can be rolled back on its page. */
  'import-runs': {
    list: lazyPage('ImportRunList'),
    show: lazyPage('ImportRunShow'),
    icon: PlaylistAddCheckOutlined,
    options: { label: 'Import runs', group: 'Operations', read: 'runs.read', write: 'runs.apply' },
  },
  /** Saved statements for the warehouse. They are written in its editor. */
  'bigquery-queries': {
    list: lazyPage('SavedQueryList'),
    edit: lazyPage('SavedQueryEdit'),
    icon: BookmarkBorder,
    recordRepresentation: 'title',
    options: { label: 'Saved queries', group: 'Operations', read: 'bigquery', write: 'bigquery' },
  },
  'bigquery-runs': {
    list: lazyPage('WarehouseRunList'),
    icon: HistoryIcon,
    options: { label: 'Warehouse runs', group: 'Operations', read: 'bigquery' },
  },
  services: {
    list: lazyPage('ServiceList'),
    edit: lazyPage('ServiceEdit'),
    create: lazyPage('ServiceCreate'),
    icon: StorefrontIcon,
    recordRepresentation: 'name',
    options: { label: 'Services', group: 'Content', write: 'services' },
  },
  'service-categories': {
    list: lazyPage('ServiceCategoryList'),
    edit: lazyPage('ServiceCategoryEdit'),
    icon: CategoryIcon,
    recordRepresentation: 'name',
    options: { label: 'Service categories', group: 'Content', write: 'services' },
  },
  'service-reviews': {
    list: lazyPage('ServiceReviewList'),
    edit: lazyPage('ServiceReviewEdit'),
    icon: RateReviewIcon,
    options: { label: 'Service reviews', group: 'Content', write: 'moderation' },
  },
  'service-faults': {
    list: lazyPage('ServiceFaultList'),
    edit: lazyPage('ServiceFaultEdit'),
    icon: ReportIcon,
    options: { label: 'Service faults', group: 'Content', write: 'moderation' },
  },
  /** The moderation queue. It has no `write`: cases change by calls of their own, never by a form, in bulk or by a revert. */
  cases: {
    list: lazyPage('CaseList'),
    edit: lazyPage('CasePage'),
    icon: GavelIcon,
    options: { label: 'Moderation', group: 'People', badge: OpenCases, read: 'moderation' },
  },
  users: {
    list: lazyPage('UserList'),
    edit: lazyPage('UserEdit'),
    icon: PeopleOutlined,
    recordRepresentation: 'username',
    options: { label: 'Users', group: 'People', write: 'users' },
  },
  /** Emails that the site sends, without their texts. */
  outbox: {
    list: lazyPage('OutboxList'),
    icon: MailOutlined,
    options: { label: 'Emails', group: 'Operations', write: 'users' },
  },
  analytics: {
    list: lazyPage('AnalyticsList'),
    icon: BarChartOutlined,
    options: { label: 'Visits', group: 'Operations', write: 'catalog' },
  },
  'audit-log': {
    list: lazyPage('AuditLogList'),
    show: lazyPage('AuditLogShow'),
    icon: HistoryIcon,
    options: { label: 'Audit log', group: 'Operations', write: 'audit' },
  },
};

/** Every resource of the panel, in the order of the menu. */
export const RESOURCES: readonly PanelResource[] = Object.entries(REGISTRATIONS).map(([name, registration]) => ({ name, ...registration }));
