import { accessDoor } from './products/access-door.ts';
import { accessReviews } from './products/access-reviews.ts';
import { adPerformance } from './products/ad-performance.ts';
import { adSlots } from './products/ad-slots.ts';
import { aiLeadOutreach } from './products/ai-lead-outreach.ts';
import { aidAppointments } from './products/aid-appointments.ts';
import { analyticsDashboard } from './products/analytics-dashboard.ts';
import { animalAdoption } from './products/animal-adoption.ts';
import { apiChangeCheck } from './products/api-change-check.ts';
import { apiMocks } from './products/api-mocks.ts';
import { applicantTracking } from './products/applicant-tracking.ts';
import { archiveSearch } from './products/archive-search.ts';
import { askDocuments } from './products/ask-documents.ts';
import { assetTracking } from './products/asset-tracking.ts';
import { assignmentsGrading } from './products/assignments-grading.ts';
import { auctionSite } from './products/auction-site.ts';
import { audioGuide } from './products/audio-guide.ts';
import { automaticDevice } from './products/automatic-device.ts';
import { babyTracker } from './products/baby-tracker.ts';
import { bandGigs } from './products/band-gigs.ts';
import { barterSwap } from './products/barter-swap.ts';
import { batchProduction } from './products/batch-production.ts';
import { billSplitting } from './products/bill-splitting.ts';
import { calibrationRegister } from './products/calibration-register.ts';
import { calloutAlarm } from './products/callout-alarm.ts';
import { carbonAccounting } from './products/carbon-accounting.ts';
import { carpool } from './products/carpool.ts';
import { caseDeadlines } from './products/case-deadlines.ts';
import { cashFlowForecast } from './products/cash-flow-forecast.ts';
import { cemeteryPlots } from './products/cemetery-plots.ts';
import { challengeLadder } from './products/challenge-ladder.ts';
import { choreRota } from './products/chore-rota.ts';
import { churnPrediction } from './products/churn-prediction.ts';
import { ciDeployBoard } from './products/ci-deploy-board.ts';
import { claimsFile } from './products/claims-file.ts';
import { classBooking } from './products/class-booking.ts';
import { classRegister } from './products/class-register.ts';
import { clientNotes } from './products/client-notes.ts';
import { clientPapers } from './products/client-papers.ts';
import { climateControl } from './products/climate-control.ts';
import { clipMaker } from './products/clip-maker.ts';
import { clubMembership } from './products/club-membership.ts';
import { coParenting } from './products/co-parenting.ts';
import { codeCliTool } from './products/code-cli-tool.ts';
import { codeProposals } from './products/code-proposals.ts';
import { collectionCatalogue } from './products/collection-catalogue.ts';
import { commissionMarketplace } from './products/commission-marketplace.ts';
import { commissionedWork } from './products/commissioned-work.ts';
import { communityForum } from './products/community-forum.ts';
import { complianceEvidence } from './products/compliance-evidence.ts';
import { computeRuns } from './products/compute-runs.ts';
import { condominiumBoard } from './products/condominium-board.ts';
import { congregationAdmin } from './products/congregation-admin.ts';
import { consentForms } from './products/consent-forms.ts';
import { contentDrafts } from './products/content-drafts.ts';
import { contractDeadlines } from './products/contract-deadlines.ts';
import { contractReview } from './products/contract-review.ts';
import { conversationPractice } from './products/conversation-practice.ts';
import { costumeStore } from './products/costume-store.ts';
import { councilMeetings } from './products/council-meetings.ts';
import { coursePlatform } from './products/course-platform.ts';
import { courtBooking } from './products/court-booking.ts';
import { crossListing } from './products/cross-listing.ts';
import { customerTab } from './products/customer-tab.ts';
import { dailyPuzzle } from './products/daily-puzzle.ts';
import { dataAnnotation } from './products/data-annotation.ts';
import { dataApi } from './products/data-api.ts';
import { dataCli } from './products/data-cli.ts';
import { dataQuality } from './products/data-quality.ts';
import { dayCentre } from './products/day-centre.ts';
import { daycareReport } from './products/daycare-report.ts';
import { debtPayoff } from './products/debt-payoff.ts';
import { dependencyWatch } from './products/dependency-watch.ts';
import { deviceFleet } from './products/device-fleet.ts';
import { dietKitchen } from './products/diet-kitchen.ts';
import { digitalLegacy } from './products/digital-legacy.ts';
import { documentExtraction } from './products/document-extraction.ts';
import { documentRedaction } from './products/document-redaction.ts';
import { donationDrive } from './products/donation-drive.ts';
import { drivingSchool } from './products/driving-school.ts';
import { eSignature } from './products/e-signature.ts';
import { employeeOnboarding } from './products/employee-onboarding.ts';
import { energyDashboard } from './products/energy-dashboard.ts';
import { energySharing } from './products/energy-sharing.ts';
import { equipmentBooking } from './products/equipment-booking.ts';
import { escrowDeals } from './products/escrow-deals.ts';
import { estateSharing } from './products/estate-sharing.ts';
import { eventPlanner } from './products/event-planner.ts';
import { eventTickets } from './products/event-tickets.ts';
import { evidenceDiary } from './products/evidence-diary.ts';
import { exerciseHomework } from './products/exercise-homework.ts';
import { expenseReceipts } from './products/expense-receipts.ts';
import { familyArchive } from './products/family-archive.ts';
import { familyCare } from './products/family-care.ts';
import { familyOrganiser } from './products/family-organiser.ts';
import { farmRecords } from './products/farm-records.ts';
import { featureFlags } from './products/feature-flags.ts';
import { featureVoting } from './products/feature-voting.ts';
import { feedDigest } from './products/feed-digest.ts';
import { fieldInspection } from './products/field-inspection.ts';
import { fieldResearchData } from './products/field-research-data.ts';
import { fieldServiceJobs } from './products/field-service-jobs.ts';
import { flashcards } from './products/flashcards.ts';
import { fleetLog } from './products/fleet-log.ts';
import { focusTimer } from './products/focus-timer.ts';
import { foodCoop } from './products/food-coop.ts';
import { foodOrdering } from './products/food-ordering.ts';
import { freelanceMarketplace } from './products/freelance-marketplace.ts';
import { freelancerTax } from './products/freelancer-tax.ts';
import { grantReporting } from './products/grant-reporting.ts';
import { groupRehearsals } from './products/group-rehearsals.ts';
import { guidedSessions } from './products/guided-sessions.ts';
import { gymMembership } from './products/gym-membership.ts';
import { habitTracker } from './products/habit-tracker.ts';
import { handoverLog } from './products/handover-log.ts';
import { healthRegister } from './products/health-register.ts';
import { helpDeskApp } from './products/help-desk-app.ts';
import { holidayRentalOps } from './products/holiday-rental-ops.ts';
import { homeCareRounds } from './products/home-care-rounds.ts';
import { homeEnergyControl } from './products/home-energy-control.ts';
import { homeInventory } from './products/home-inventory.ts';
import { hrAbsences } from './products/hr-absences.ts';
import { incidentOncall } from './products/incident-oncall.ts';
import { intervalCoach } from './products/interval-coach.ts';
import { invoicingApp } from './products/invoicing-app.ts';
import { issueReports } from './products/issue-reports.ts';
import { itemSubscription } from './products/item-subscription.ts';
import { jobHours } from './products/job-hours.ts';
import { jobQueueMonitor } from './products/job-queue-monitor.ts';
import { jobSearchTracker } from './products/job-search-tracker.ts';
import { kidsDrill } from './products/kids-drill.ts';
import { kidsScreenTime } from './products/kids-screen-time.ts';
import { knowledgeWiki } from './products/knowledge-wiki.ts';
import { labInventory } from './products/lab-inventory.ts';
import { labNotebook } from './products/lab-notebook.ts';
import { lastMileRoutes } from './products/last-mile-routes.ts';
import { lessonApp } from './products/lesson-app.ts';
import { libraryLending } from './products/library-lending.ts';
import { linkPage } from './products/link-page.ts';
import { liveQuiz } from './products/live-quiz.ts';
import { livestockBook } from './products/livestock-book.ts';
import { llmEvals } from './products/llm-evals.ts';
import { logSearchServer } from './products/log-search-server.ts';
import { logTailCli } from './products/log-tail-cli.ts';
import { lostAndFound } from './products/lost-and-found.ts';
import { loyaltyCard } from './products/loyalty-card.ts';
import { machineTelemetry } from './products/machine-telemetry.ts';
import { maintenanceOrders } from './products/maintenance-orders.ts';
import { mandatoryTraining } from './products/mandatory-training.ts';
import { mealPlanner } from './products/meal-planner.ts';
import { mealRegister } from './products/meal-register.ts';
import { mealRounds } from './products/meal-rounds.ts';
import { medicationReminder } from './products/medication-reminder.ts';
import { meetPeople } from './products/meet-people.ts';
import { meetingMinutes } from './products/meeting-minutes.ts';
import { mentorMatching } from './products/mentor-matching.ts';
import { microloans } from './products/microloans.ts';
import { neighbourHelp } from './products/neighbour-help.ts';
import { neighbourhoodBoard } from './products/neighbourhood-board.ts';
import { newsletterPlatform } from './products/newsletter-platform.ts';
import { notesApp } from './products/notes-app.ts';
import { nutritionLog } from './products/nutrition-log.ts';
import { observationMap } from './products/observation-map.ts';
import { okrGoals } from './products/okr-goals.ts';
import { onDemandService } from './products/on-demand-service.ts';
import { onlineShop } from './products/online-shop.ts';
import { openDataPortal } from './products/open-data-portal.ts';
import { orderPortal } from './products/order-portal.ts';
import { pageHelper } from './products/page-helper.ts';
import { parcelShipping } from './products/parcel-shipping.ts';
import { participatoryVote } from './products/participatory-vote.ts';
import { partnerProgram } from './products/partner-program.ts';
import { partyGame } from './products/party-game.ts';
import { passwordVault } from './products/password-vault.ts';
import { performanceReviews } from './products/performance-reviews.ts';
import { permitApplications } from './products/permit-applications.ts';
import { personalBudget } from './products/personal-budget.ts';
import { petRecord } from './products/pet-record.ts';
import { petTracker } from './products/pet-tracker.ts';
import { photoIdentifier } from './products/photo-identifier.ts';
import { photoProofing } from './products/photo-proofing.ts';
import { photoSharing } from './products/photo-sharing.ts';
import { plantCare } from './products/plant-care.ts';
import { plotAssociation } from './products/plot-association.ts';
import { podcastProduction } from './products/podcast-production.ts';
import { portfolioTracker } from './products/portfolio-tracker.ts';
import { practiceAppointments } from './products/practice-appointments.ts';
import { practicePartner } from './products/practice-partner.ts';
import { predictiveMaintenance } from './products/predictive-maintenance.ts';
import { priceWatch } from './products/price-watch.ts';
import { privateDiary } from './products/private-diary.ts';
import { productionSchedule } from './products/production-schedule.ts';
import { propertyListings } from './products/property-listings.ts';
import { publicWaitingList } from './products/public-waiting-list.ts';
import { pullRequestReviewer } from './products/pull-request-reviewer.ts';
import { purchaseApprovals } from './products/purchase-approvals.ts';
import { puzzleTrainer } from './products/puzzle-trainer.ts';
import { qrMenu } from './products/qr-menu.ts';
import { qualityChecks } from './products/quality-checks.ts';
import { quitCounter } from './products/quit-counter.ts';
import { quoteEstimator } from './products/quote-estimator.ts';
import { raceTiming } from './products/race-timing.ts';
import { readLater } from './products/read-later.ts';
import { recipeBox } from './products/recipe-box.ts';
import { recurringServiceRound } from './products/recurring-service-round.ts';
import { releaseNotes } from './products/release-notes.ts';
import { remoteMonitoring } from './products/remote-monitoring.ts';
import { rentManagement } from './products/rent-management.ts';
import { rentalCounter } from './products/rental-counter.ts';
import { rentalMarketplace } from './products/rental-marketplace.ts';
import { repairShop } from './products/repair-shop.ts';
import { resumeBuilder } from './products/resume-builder.ts';
import { returnableContainers } from './products/returnable-containers.ts';
import { returnsDesk } from './products/returns-desk.ts';
import { reviewCollection } from './products/review-collection.ts';
import { reviewDirectory } from './products/review-directory.ts';
import { roomBooking } from './products/room-booking.ts';
import { salesCrm } from './products/sales-crm.ts';
import { salonBooking } from './products/salon-booking.ts';
import { sampleBank } from './products/sample-bank.ts';
import { savingsGroup } from './products/savings-group.ts';
import { schedulingLinks } from './products/scheduling-links.ts';
import { schemaCheckCli } from './products/schema-check-cli.ts';
import { schoolBus } from './products/school-bus.ts';
import { schoolMessages } from './products/school-messages.ts';
import { sensorStation } from './products/sensor-station.ts';
import { serviceCatalogue } from './products/service-catalogue.ts';
import { sharedList } from './products/shared-list.ts';
import { sharedOwnership } from './products/shared-ownership.ts';
import { sheetMusicLibrary } from './products/sheet-music-library.ts';
import { shopTill } from './products/shop-till.ts';
import { shortLinks } from './products/short-links.ts';
import { singlePlayerGame } from './products/single-player-game.ts';
import { singlePurposeDevice } from './products/single-purpose-device.ts';
import { siteDiary } from './products/site-diary.ts';
import { sleepTracker } from './products/sleep-tracker.ts';
import { smallFoodBusiness } from './products/small-food-business.ts';
import { smallHotelDesk } from './products/small-hotel-desk.ts';
import { smallPayroll } from './products/small-payroll.ts';
import { socialScheduler } from './products/social-scheduler.ts';
import { spaceSharing } from './products/space-sharing.ts';
import { specialistBooking } from './products/specialist-booking.ts';
import { sportsLeague } from './products/sports-league.ts';
import { sportsTeam } from './products/sports-team.ts';
import { staffRecognition } from './products/staff-recognition.ts';
import { staffRoster } from './products/staff-roster.ts';
import { staffingMarketplace } from './products/staffing-marketplace.ts';
import { stockCount } from './products/stock-count.ts';
import { stockReplenishment } from './products/stock-replenishment.ts';
import { storedGoods } from './products/stored-goods.ts';
import { storyGenerator } from './products/story-generator.ts';
import { studyPlatform } from './products/study-platform.ts';
import { subscriptionShop } from './products/subscription-shop.ts';
import { subtitleWorkbench } from './products/subtitle-workbench.ts';
import { supplierScorecard } from './products/supplier-scorecard.ts';
import { supportChatbot } from './products/support-chatbot.ts';
import { surplusFood } from './products/surplus-food.ts';
import { surveyForms } from './products/survey-forms.ts';
import { symptomDiary } from './products/symptom-diary.ts';
import { tabManager } from './products/tab-manager.ts';
import { tableOrdering } from './products/table-ordering.ts';
import { tableReservations } from './products/table-reservations.ts';
import { tattooStudio } from './products/tattoo-studio.ts';
import { teamChatBot } from './products/team-chat-bot.ts';
import { teamTasks } from './products/team-tasks.ts';
import { telehealthVisits } from './products/telehealth-visits.ts';
import { temperatureLog } from './products/temperature-log.ts';
import { testInsights } from './products/test-insights.ts';
import { textToSql } from './products/text-to-sql.ts';
import { timeBilling } from './products/time-billing.ts';
import { tipPool } from './products/tip-pool.ts';
import { toolLibrary } from './products/tool-library.ts';
import { tourBooking } from './products/tour-booking.ts';
import { tournamentPairings } from './products/tournament-pairings.ts';
import { tradeFairLeads } from './products/trade-fair-leads.ts';
import { trainingRecords } from './products/training-records.ts';
import { transcriptionDesk } from './products/transcription-desk.ts';
import { translationStrings } from './products/translation-strings.ts';
import { transportReservations } from './products/transport-reservations.ts';
import { travelPlanner } from './products/travel-planner.ts';
import { treasureTrail } from './products/treasure-trail.ts';
import { turnGame } from './products/turn-game.ts';
import { tutorMarketplace } from './products/tutor-marketplace.ts';
import { uptimeMonitor } from './products/uptime-monitor.ts';
import { usedGoodsMarketplace } from './products/used-goods-marketplace.ts';
import { vehicleTracking } from './products/vehicle-tracking.ts';
import { vendorQuestionnaires } from './products/vendor-questionnaires.ts';
import { visitorRegistration } from './products/visitor-registration.ts';
import { voiceReceptionist } from './products/voice-receptionist.ts';
import { volunteerShifts } from './products/volunteer-shifts.ts';
import { walkInQueue } from './products/walk-in-queue.ts';
import { wardrobeOutfits } from './products/wardrobe-outfits.ts';
import { warehousePicking } from './products/warehouse-picking.ts';
import { webAnalytics } from './products/web-analytics.ts';
import { webhookGateway } from './products/webhook-gateway.ts';
import { whistleblowerChannel } from './products/whistleblower-channel.ts';
import { wishlistGifts } from './products/wishlist-gifts.ts';
import { workoutLog } from './products/workout-log.ts';
import type { Product } from './schema.ts';

/** The kinds of product that the planner knows. Adding one takes its file and a line here; the contract test finds the rest. */
export const products: readonly Product[] = [
  accessDoor,
  accessReviews,
  adPerformance,
  adSlots,
  aiLeadOutreach,
  aidAppointments,
  analyticsDashboard,
  animalAdoption,
  apiChangeCheck,
  apiMocks,
  applicantTracking,
  archiveSearch,
  askDocuments,
  assetTracking,
  assignmentsGrading,
  auctionSite,
  audioGuide,
  automaticDevice,
  babyTracker,
  bandGigs,
  barterSwap,
  batchProduction,
  billSplitting,
  calibrationRegister,
  calloutAlarm,
  carbonAccounting,
  carpool,
  caseDeadlines,
  cashFlowForecast,
  cemeteryPlots,
  challengeLadder,
  choreRota,
  churnPrediction,
  ciDeployBoard,
  claimsFile,
  classBooking,
  classRegister,
  clientNotes,
  clientPapers,
  climateControl,
  clipMaker,
  clubMembership,
  coParenting,
  codeCliTool,
  codeProposals,
  collectionCatalogue,
  commissionMarketplace,
  commissionedWork,
  communityForum,
  complianceEvidence,
  computeRuns,
  condominiumBoard,
  congregationAdmin,
  consentForms,
  contentDrafts,
  contractDeadlines,
  contractReview,
  conversationPractice,
  costumeStore,
  councilMeetings,
  coursePlatform,
  courtBooking,
  crossListing,
  customerTab,
  dailyPuzzle,
  dataAnnotation,
  dataApi,
  dataCli,
  dataQuality,
  dayCentre,
  daycareReport,
  debtPayoff,
  dependencyWatch,
  deviceFleet,
  dietKitchen,
  digitalLegacy,
  documentExtraction,
  documentRedaction,
  donationDrive,
  drivingSchool,
  eSignature,
  employeeOnboarding,
  energyDashboard,
  energySharing,
  equipmentBooking,
  escrowDeals,
  estateSharing,
  eventPlanner,
  eventTickets,
  evidenceDiary,
  exerciseHomework,
  expenseReceipts,
  familyArchive,
  familyCare,
  familyOrganiser,
  farmRecords,
  featureFlags,
  featureVoting,
  feedDigest,
  fieldInspection,
  fieldResearchData,
  fieldServiceJobs,
  flashcards,
  fleetLog,
  focusTimer,
  foodCoop,
  foodOrdering,
  freelanceMarketplace,
  freelancerTax,
  grantReporting,
  groupRehearsals,
  guidedSessions,
  gymMembership,
  habitTracker,
  handoverLog,
  healthRegister,
  helpDeskApp,
  holidayRentalOps,
  homeCareRounds,
  homeEnergyControl,
  homeInventory,
  hrAbsences,
  incidentOncall,
  intervalCoach,
  invoicingApp,
  issueReports,
  itemSubscription,
  jobHours,
  jobQueueMonitor,
  jobSearchTracker,
  kidsDrill,
  kidsScreenTime,
  knowledgeWiki,
  labInventory,
  labNotebook,
  lastMileRoutes,
  lessonApp,
  libraryLending,
  linkPage,
  liveQuiz,
  livestockBook,
  llmEvals,
  logSearchServer,
  logTailCli,
  lostAndFound,
  loyaltyCard,
  machineTelemetry,
  maintenanceOrders,
  mandatoryTraining,
  mealPlanner,
  mealRegister,
  mealRounds,
  medicationReminder,
  meetPeople,
  meetingMinutes,
  mentorMatching,
  microloans,
  neighbourHelp,
  neighbourhoodBoard,
  newsletterPlatform,
  notesApp,
  nutritionLog,
  observationMap,
  okrGoals,
  onDemandService,
  onlineShop,
  openDataPortal,
  orderPortal,
  pageHelper,
  parcelShipping,
  participatoryVote,
  partnerProgram,
  partyGame,
  passwordVault,
  performanceReviews,
  permitApplications,
  personalBudget,
  petRecord,
  petTracker,
  photoIdentifier,
  photoProofing,
  photoSharing,
  plantCare,
  plotAssociation,
  podcastProduction,
  portfolioTracker,
  practiceAppointments,
  practicePartner,
  predictiveMaintenance,
  priceWatch,
  privateDiary,
  productionSchedule,
  propertyListings,
  publicWaitingList,
  pullRequestReviewer,
  purchaseApprovals,
  puzzleTrainer,
  qrMenu,
  qualityChecks,
  quitCounter,
  quoteEstimator,
  raceTiming,
  readLater,
  recipeBox,
  recurringServiceRound,
  releaseNotes,
  remoteMonitoring,
  rentManagement,
  rentalCounter,
  rentalMarketplace,
  repairShop,
  resumeBuilder,
  returnableContainers,
  returnsDesk,
  reviewCollection,
  reviewDirectory,
  roomBooking,
  salesCrm,
  sampleBank,
  salonBooking,
  savingsGroup,
  schedulingLinks,
  schemaCheckCli,
  schoolBus,
  schoolMessages,
  sensorStation,
  serviceCatalogue,
  sharedList,
  sharedOwnership,
  sheetMusicLibrary,
  shopTill,
  shortLinks,
  singlePlayerGame,
  singlePurposeDevice,
  siteDiary,
  sleepTracker,
  smallFoodBusiness,
  smallHotelDesk,
  smallPayroll,
  socialScheduler,
  spaceSharing,
  specialistBooking,
  sportsLeague,
  sportsTeam,
  staffRecognition,
  staffRoster,
  staffingMarketplace,
  stockCount,
  stockReplenishment,
  storedGoods,
  storyGenerator,
  studyPlatform,
  subscriptionShop,
  subtitleWorkbench,
  supplierScorecard,
  supportChatbot,
  surplusFood,
  surveyForms,
  symptomDiary,
  tabManager,
  tableOrdering,
  tableReservations,
  tattooStudio,
  teamChatBot,
  teamTasks,
  telehealthVisits,
  temperatureLog,
  testInsights,
  textToSql,
  timeBilling,
  tipPool,
  toolLibrary,
  tourBooking,
  tournamentPairings,
  tradeFairLeads,
  trainingRecords,
  transcriptionDesk,
  translationStrings,
  transportReservations,
  travelPlanner,
  treasureTrail,
  turnGame,
  tutorMarketplace,
  uptimeMonitor,
  usedGoodsMarketplace,
  vehicleTracking,
  vendorQuestionnaires,
  visitorRegistration,
  voiceReceptionist,
  volunteerShifts,
  walkInQueue,
  wardrobeOutfits,
  warehousePicking,
  webAnalytics,
  webhookGateway,
  whistleblowerChannel,
  wishlistGifts,
  workoutLog,
];
