import { analyticsDashboard } from './products/analytics-dashboard.ts';
import { apiChangeCheck } from './products/api-change-check.ts';
import { applicantTracking } from './products/applicant-tracking.ts';
import { askDocuments } from './products/ask-documents.ts';
import { assetTracking } from './products/asset-tracking.ts';
import { audioGuide } from './products/audio-guide.ts';
import { batchProduction } from './products/batch-production.ts';
import { billSplitting } from './products/bill-splitting.ts';
import { carpool } from './products/carpool.ts';
import { churnPrediction } from './products/churn-prediction.ts';
import { classBooking } from './products/class-booking.ts';
import { climateControl } from './products/climate-control.ts';
import { clipMaker } from './products/clip-maker.ts';
import { clubMembership } from './products/club-membership.ts';
import { codeCliTool } from './products/code-cli-tool.ts';
import { collectionCatalogue } from './products/collection-catalogue.ts';
import { communityForum } from './products/community-forum.ts';
import { complianceEvidence } from './products/compliance-evidence.ts';
import { contentDrafts } from './products/content-drafts.ts';
import { coursePlatform } from './products/course-platform.ts';
import { customerTab } from './products/customer-tab.ts';
import { dataQuality } from './products/data-quality.ts';
import { dependencyWatch } from './products/dependency-watch.ts';
import { documentExtraction } from './products/document-extraction.ts';
import { donationDrive } from './products/donation-drive.ts';
import { energyDashboard } from './products/energy-dashboard.ts';
import { eventPlanner } from './products/event-planner.ts';
import { eventTickets } from './products/event-tickets.ts';
import { expenseReceipts } from './products/expense-receipts.ts';
import { familyArchive } from './products/family-archive.ts';
import { familyCare } from './products/family-care.ts';
import { familyOrganiser } from './products/family-organiser.ts';
import { farmRecords } from './products/farm-records.ts';
import { featureFlags } from './products/feature-flags.ts';
import { fieldInspection } from './products/field-inspection.ts';
import { fieldResearchData } from './products/field-research-data.ts';
import { fieldServiceJobs } from './products/field-service-jobs.ts';
import { flashcards } from './products/flashcards.ts';
import { fleetLog } from './products/fleet-log.ts';
import { foodOrdering } from './products/food-ordering.ts';
import { freelanceMarketplace } from './products/freelance-marketplace.ts';
import { freelancerTax } from './products/freelancer-tax.ts';
import { groupRehearsals } from './products/group-rehearsals.ts';
import { habitTracker } from './products/habit-tracker.ts';
import { handoverLog } from './products/handover-log.ts';
import { healthRegister } from './products/health-register.ts';
import { helpDeskApp } from './products/help-desk-app.ts';
import { homeInventory } from './products/home-inventory.ts';
import { hrAbsences } from './products/hr-absences.ts';
import { incidentOncall } from './products/incident-oncall.ts';
import { invoicingApp } from './products/invoicing-app.ts';
import { issueReports } from './products/issue-reports.ts';
import { jobHours } from './products/job-hours.ts';
import { jobSearchTracker } from './products/job-search-tracker.ts';
import { labInventory } from './products/lab-inventory.ts';
import { lastMileRoutes } from './products/last-mile-routes.ts';
import { lessonApp } from './products/lesson-app.ts';
import { liveQuiz } from './products/live-quiz.ts';
import { logTailCli } from './products/log-tail-cli.ts';
import { loyaltyCard } from './products/loyalty-card.ts';
import { maintenanceOrders } from './products/maintenance-orders.ts';
import { mealPlanner } from './products/meal-planner.ts';
import { medicationReminder } from './products/medication-reminder.ts';
import { meetPeople } from './products/meet-people.ts';
import { newsletterPlatform } from './products/newsletter-platform.ts';
import { nutritionLog } from './products/nutrition-log.ts';
import { onDemandService } from './products/on-demand-service.ts';
import { onlineShop } from './products/online-shop.ts';
import { orderPortal } from './products/order-portal.ts';
import { participatoryVote } from './products/participatory-vote.ts';
import { personalBudget } from './products/personal-budget.ts';
import { petRecord } from './products/pet-record.ts';
import { photoIdentifier } from './products/photo-identifier.ts';
import { plantCare } from './products/plant-care.ts';
import { practiceAppointments } from './products/practice-appointments.ts';
import { priceWatch } from './products/price-watch.ts';
import { privateDiary } from './products/private-diary.ts';
import { propertyListings } from './products/property-listings.ts';
import { pullRequestReviewer } from './products/pull-request-reviewer.ts';
import { purchaseApprovals } from './products/purchase-approvals.ts';
import { puzzleTrainer } from './products/puzzle-trainer.ts';
import { readLater } from './products/read-later.ts';
import { remoteMonitoring } from './products/remote-monitoring.ts';
import { rentManagement } from './products/rent-management.ts';
import { rentalCounter } from './products/rental-counter.ts';
import { rentalMarketplace } from './products/rental-marketplace.ts';
import { repairShop } from './products/repair-shop.ts';
import { roomBooking } from './products/room-booking.ts';
import { salesCrm } from './products/sales-crm.ts';
import { salonBooking } from './products/salon-booking.ts';
import { savingsGroup } from './products/savings-group.ts';
import { schedulingLinks } from './products/scheduling-links.ts';
import { schoolMessages } from './products/school-messages.ts';
import { siteDiary } from './products/site-diary.ts';
import { socialScheduler } from './products/social-scheduler.ts';
import { sportsLeague } from './products/sports-league.ts';
import { stockCount } from './products/stock-count.ts';
import { supportChatbot } from './products/support-chatbot.ts';
import { tableReservations } from './products/table-reservations.ts';
import { teamTasks } from './products/team-tasks.ts';
import { telehealthVisits } from './products/telehealth-visits.ts';
import { toolLibrary } from './products/tool-library.ts';
import { transcriptionDesk } from './products/transcription-desk.ts';
import { travelPlanner } from './products/travel-planner.ts';
import { turnGame } from './products/turn-game.ts';
import { tutorMarketplace } from './products/tutor-marketplace.ts';
import { uptimeMonitor } from './products/uptime-monitor.ts';
import { usedGoodsMarketplace } from './products/used-goods-marketplace.ts';
import { volunteerShifts } from './products/volunteer-shifts.ts';
import { walkInQueue } from './products/walk-in-queue.ts';
import { webhookGateway } from './products/webhook-gateway.ts';
import { workoutLog } from './products/workout-log.ts';
import type { Product } from './schema.ts';

/** The kinds of product that the planner knows. Adding one takes its file and a line here; the contract test finds the rest. */
export const products: readonly Product[] = [
  analyticsDashboard,
  apiChangeCheck,
  applicantTracking,
  askDocuments,
  assetTracking,
  audioGuide,
  batchProduction,
  billSplitting,
  carpool,
  churnPrediction,
  classBooking,
  climateControl,
  clipMaker,
  clubMembership,
  codeCliTool,
  collectionCatalogue,
  communityForum,
  complianceEvidence,
  contentDrafts,
  coursePlatform,
  customerTab,
  dataQuality,
  dependencyWatch,
  documentExtraction,
  donationDrive,
  energyDashboard,
  eventPlanner,
  eventTickets,
  expenseReceipts,
  familyArchive,
  familyCare,
  familyOrganiser,
  farmRecords,
  featureFlags,
  fieldInspection,
  fieldResearchData,
  fieldServiceJobs,
  flashcards,
  fleetLog,
  foodOrdering,
  freelanceMarketplace,
  freelancerTax,
  groupRehearsals,
  habitTracker,
  handoverLog,
  healthRegister,
  helpDeskApp,
  homeInventory,
  hrAbsences,
  incidentOncall,
  invoicingApp,
  issueReports,
  jobHours,
  jobSearchTracker,
  labInventory,
  lastMileRoutes,
  lessonApp,
  liveQuiz,
  logTailCli,
  loyaltyCard,
  maintenanceOrders,
  mealPlanner,
  medicationReminder,
  meetPeople,
  newsletterPlatform,
  nutritionLog,
  onDemandService,
  onlineShop,
  orderPortal,
  participatoryVote,
  personalBudget,
  petRecord,
  photoIdentifier,
  plantCare,
  practiceAppointments,
  priceWatch,
  privateDiary,
  propertyListings,
  pullRequestReviewer,
  purchaseApprovals,
  puzzleTrainer,
  readLater,
  remoteMonitoring,
  rentManagement,
  rentalCounter,
  rentalMarketplace,
  repairShop,
  roomBooking,
  salesCrm,
  salonBooking,
  savingsGroup,
  schedulingLinks,
  schoolMessages,
  siteDiary,
  socialScheduler,
  sportsLeague,
  stockCount,
  supportChatbot,
  tableReservations,
  teamTasks,
  telehealthVisits,
  toolLibrary,
  transcriptionDesk,
  travelPlanner,
  turnGame,
  tutorMarketplace,
  uptimeMonitor,
  usedGoodsMarketplace,
  volunteerShifts,
  walkInQueue,
  webhookGateway,
  workoutLog,
];
