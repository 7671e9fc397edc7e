/** A service of somebody else that an idea may name, and that the product then has to speak with. */
export interface Integration {
  name: string;
  /** Written in any letter case, as a word of its own. */
  words: string[];
  /** What passes between the two. */
  carries: string;
  /** How one speaks with it. */
  tech: string;
}

const rows = `
WhatsApp|whatsapp zap व्हाट्सऐप व्हाट्सएप|messages and their delivery state|WhatsApp Business Platform
Telegram|telegram टेलीग्राम|messages and commands|Telegram Bot API
Signal|signal-messenger|messages|Signal client on the server
Slack|slack|messages and commands|Slack API
Microsoft Teams|ms-teams microsoft-teams|messages and cards|Microsoft Graph
Discord|discord|messages and commands|Discord API
WeChat|wechat weixin 微信 小程序|the mini program and its payments|WeChat Mini Program platform
Xero|xero|hours, invoices and contacts|Xero Accounting API
QuickBooks|quickbooks|invoices and payments|QuickBooks Online API
DATEV|datev|bookings and documents|DATEV interface
sevdesk|sevdesk|invoices|sevdesk API
lexoffice|lexoffice lexware|invoices and contacts|lexoffice API
Shopify|shopify|orders, products and customers|Shopify Admin API
WooCommerce|woocommerce|orders and products|WooCommerce REST API
WordPress|wordpress|pages and members|WordPress REST API
HubSpot|hubspot|contacts and deals|HubSpot API
Salesforce|salesforce|accounts and opportunities|Salesforce REST API
Pipedrive|pipedrive|deals and contacts|Pipedrive API
Jira|jira|issues and their states|Jira REST API
GitHub|github|repositories and checks|GitHub API
GitLab|gitlab|repositories and pipelines|GitLab API
Notion|notion|pages and databases|Notion API
Airtable|airtable|tables|Airtable API
Google Sheets|google-sheets google-sheet|rows of a sheet|Google Sheets API
Google Calendar|google-calendar gcal|events and busy times|Google Calendar API
Outlook|outlook exchange-calendar office-365 microsoft-365|mail and events|Microsoft Graph
Zoom|zoom|meetings and recordings|Zoom API
Strava|strava|activities|Strava API
Garmin|garmin|activities and health data|Garmin Connect API
Apple Health|apple-health healthkit|health data on the phone|HealthKit
Home Assistant|home-assistant|states and commands of the house|Home Assistant API
Zapier|zapier|events for other tools|webhooks for Zapier
Mailchimp|mailchimp|recipients and campaigns|Mailchimp API
DocuSign|docusign|documents to sign|DocuSign eSignature API
LDAP directory|ldap active-directory|people and groups|LDAP over TLS
SAP|sap|master data and bookings|SAP interface
Spotify|spotify|tracks and playlists|Spotify Web API
YouTube|youtube|videos and channels|YouTube Data API
Google Maps|google-maps|maps and travel times|Google Maps Platform
OpenStreetMap|openstreetmap osm|maps|OpenStreetMap tiles
M-Pesa|m-pesa mpesa|payments|M-Pesa Daraja API
UPI|upi|payments|UPI through a payment provider
Pix|pix|payments|Pix through a payment provider
`;

/** Every integration that is recognised by name. */
export const integrations: readonly Integration[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [name = '', words = '', carries = '', tech = ''] = row.split('|');
    return { name, words: words.split(' ').map((word) => word.replaceAll('-', ' ')), carries, tech };
  });
