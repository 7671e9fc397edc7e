import { accounts } from './capabilities/accounts.ts';
import { alerts } from './capabilities/alerts.ts';
import { answers } from './capabilities/answers.ts';
import { approvals } from './capabilities/approvals.ts';
import { assistant } from './capabilities/assistant.ts';
import { auctions } from './capabilities/auctions.ts';
import { audit } from './capabilities/audit.ts';
import { automation } from './capabilities/automation.ts';
import { booking } from './capabilities/booking.ts';
import { budgets } from './capabilities/budgets.ts';
import { calendarSync } from './capabilities/calendar-sync.ts';
import { catalogue } from './capabilities/catalogue.ts';
import { chatCommands } from './capabilities/chat-commands.ts';
import { checkIn } from './capabilities/check-in.ts';
import { checklists } from './capabilities/checklists.ts';
import { codeAnalysis } from './capabilities/code-analysis.ts';
import { community } from './capabilities/community.ts';
import { control } from './capabilities/control.ts';
import { deliveryTracking } from './capabilities/delivery-tracking.ts';
import { devicePairing } from './capabilities/device-pairing.ts';
import { documents } from './capabilities/documents.ts';
import { donations } from './capabilities/donations.ts';
import { emailCampaigns } from './capabilities/email-campaigns.ts';
import { escrow } from './capabilities/escrow.ts';
import { expenseSplitting } from './capabilities/expense-splitting.ts';
import { feeds } from './capabilities/feeds.ts';
import { fileProcessing } from './capabilities/file-processing.ts';
import { forecasting } from './capabilities/forecasting.ts';
import { forms } from './capabilities/forms.ts';
import { goals } from './capabilities/goals.ts';
import { helpDesk } from './capabilities/help-desk.ts';
import { importExport } from './capabilities/import-export.ts';
import { incidents } from './capabilities/incidents.ts';
import { inventory } from './capabilities/inventory.ts';
import { invoicing } from './capabilities/invoicing.ts';
import { issues } from './capabilities/issues.ts';
import { learning } from './capabilities/learning.ts';
import { lending } from './capabilities/lending.ts';
import { liveLocation } from './capabilities/live-location.ts';
import { loyalty } from './capabilities/loyalty.ts';
import { maps } from './capabilities/maps.ts';
import { marketplace } from './capabilities/marketplace.ts';
import { matching } from './capabilities/matching.ts';
import { mealPlanning } from './capabilities/meal-planning.ts';
import { measurements } from './capabilities/measurements.ts';
import { messaging } from './capabilities/messaging.ts';
import { moderation } from './capabilities/moderation.ts';
import { multiplayer } from './capabilities/multiplayer.ts';
import { notifications } from './capabilities/notifications.ts';
import { offlineSync } from './capabilities/offline-sync.ts';
import { ordering } from './capabilities/ordering.ts';
import { payments } from './capabilities/payments.ts';
import { photos } from './capabilities/photos.ts';
import { planning } from './capabilities/planning.ts';
import { priceTracking } from './capabilities/price-tracking.ts';
import { publicApi } from './capabilities/public-api.ts';
import { publishing } from './capabilities/publishing.ts';
import { quizzes } from './capabilities/quizzes.ts';
import { recommendations } from './capabilities/recommendations.ts';
import { records } from './capabilities/records.ts';
import { reminders } from './capabilities/reminders.ts';
import { reports } from './capabilities/reports.ts';
import { returns } from './capabilities/returns.ts';
import { reviews } from './capabilities/reviews.ts';
import { routePlanning } from './capabilities/route-planning.ts';
import { salesPipeline } from './capabilities/sales-pipeline.ts';
import { scanning } from './capabilities/scanning.ts';
import { scoring } from './capabilities/scoring.ts';
import { search } from './capabilities/search.ts';
import { sharing } from './capabilities/sharing.ts';
import { shifts } from './capabilities/shifts.ts';
import { shipping } from './capabilities/shipping.ts';
import { signatures } from './capabilities/signatures.ts';
import { streaks } from './capabilities/streaks.ts';
import { subscriptions } from './capabilities/subscriptions.ts';
import { teams } from './capabilities/teams.ts';
import { telemetry } from './capabilities/telemetry.ts';
import { timeTracking } from './capabilities/time-tracking.ts';
import { tournaments } from './capabilities/tournaments.ts';
import { transcription } from './capabilities/transcription.ts';
import { translation } from './capabilities/translation.ts';
import { vault } from './capabilities/vault.ts';
import { videoCalls } from './capabilities/video-calls.ts';
import { voice } from './capabilities/voice.ts';
import { voting } from './capabilities/voting.ts';
import { waitlist } from './capabilities/waitlist.ts';
import { webClipper } from './capabilities/web-clipper.ts';
import { agricultureGarden } from './domains/agriculture-garden.ts';
import { automotive } from './domains/automotive.ts';
import { backOffice } from './domains/back-office.ts';
import { beautyWellness } from './domains/beauty-wellness.ts';
import { caregiving } from './domains/caregiving.ts';
import { collectiblesResale } from './domains/collectibles-resale.ts';
import { constructionTrades } from './domains/construction-trades.ts';
import { cultureHeritage } from './domains/culture-heritage.ts';
import { customerSupport } from './domains/customer-support.ts';
import { developerTools } from './domains/developer-tools.ts';
import { education } from './domains/education.ts';
import { energyClimate } from './domains/energy-climate.ts';
import { fitnessWellness } from './domains/fitness-wellness.ts';
import { foodService } from './domains/food-service.ts';
import { gamesHobby } from './domains/games-hobby.ts';
import { general } from './domains/general.ts';
import { hardwareIot } from './domains/hardware-iot.ts';
import { healthClinic } from './domains/health-clinic.ts';
import { homeServices } from './domains/home-services.ts';
import { householdFamily } from './domains/household-family.ts';
import { insurance } from './domains/insurance.ts';
import { itSecurityOps } from './domains/it-security-ops.ts';
import { legalCompliance } from './domains/legal-compliance.ts';
import { logistics } from './domains/logistics.ts';
import { manufacturingMaintenance } from './domains/manufacturing-maintenance.ts';
import { mediaCreators } from './domains/media-creators.ts';
import { mentalHealth } from './domains/mental-health.ts';
import { mobility } from './domains/mobility.ts';
import { musicArts } from './domains/music-arts.ts';
import { nonprofitCommunity } from './domains/nonprofit-community.ts';
import { personalFinance } from './domains/personal-finance.ts';
import { personalProductivity } from './domains/personal-productivity.ts';
import { pets } from './domains/pets.ts';
import { propertyRental } from './domains/property-rental.ts';
import { publicServices } from './domains/public-services.ts';
import { realEstateSales } from './domains/real-estate-sales.ts';
import { recruitingHr } from './domains/recruiting-hr.ts';
import { retailCommerce } from './domains/retail-commerce.ts';
import { salesMarketing } from './domains/sales-marketing.ts';
import { scienceResearch } from './domains/science-research.ts';
import { sportsClubs } from './domains/sports-clubs.ts';
import { travelEvents } from './domains/travel-events.ts';
import type { Capability, Domain } from './schema.ts';

/** All that the planner knows: one line a domain, one line a capability. Imported lazily, by `generate` alone. */
export const domains: Domain[] = [
  agricultureGarden, //
  automotive,
  backOffice,
  beautyWellness,
  caregiving,
  collectiblesResale,
  constructionTrades,
  cultureHeritage,
  customerSupport,
  developerTools,
  education,
  energyClimate,
  fitnessWellness,
  foodService,
  gamesHobby,
  general,
  hardwareIot,
  healthClinic,
  homeServices,
  householdFamily,
  insurance,
  itSecurityOps,
  legalCompliance,
  logistics,
  manufacturingMaintenance,
  mediaCreators,
  mentalHealth,
  mobility,
  musicArts,
  nonprofitCommunity,
  personalFinance,
  personalProductivity,
  pets,
  propertyRental,
  publicServices,
  realEstateSales,
  recruitingHr,
  retailCommerce,
  salesMarketing,
  scienceResearch,
  sportsClubs,
  travelEvents,
];

export const capabilities: Capability[] = [
  accounts, //
  alerts,
  answers,
  approvals,
  assistant,
  auctions,
  audit,
  automation,
  booking,
  budgets,
  calendarSync,
  catalogue,
  chatCommands,
  checkIn,
  checklists,
  codeAnalysis,
  community,
  control,
  deliveryTracking,
  devicePairing,
  documents,
  donations,
  emailCampaigns,
  escrow,
  expenseSplitting,
  feeds,
  fileProcessing,
  forecasting,
  forms,
  goals,
  helpDesk,
  importExport,
  incidents,
  inventory,
  invoicing,
  issues,
  learning,
  lending,
  liveLocation,
  loyalty,
  maps,
  marketplace,
  matching,
  mealPlanning,
  measurements,
  messaging,
  moderation,
  multiplayer,
  notifications,
  offlineSync,
  ordering,
  payments,
  photos,
  planning,
  priceTracking,
  publicApi,
  publishing,
  quizzes,
  recommendations,
  records,
  reminders,
  reports,
  returns,
  reviews,
  routePlanning,
  salesPipeline,
  scanning,
  scoring,
  search,
  sharing,
  shifts,
  shipping,
  signatures,
  streaks,
  subscriptions,
  teams,
  telemetry,
  timeTracking,
  tournaments,
  transcription,
  translation,
  vault,
  videoCalls,
  voice,
  voting,
  waitlist,
  webClipper,
];
