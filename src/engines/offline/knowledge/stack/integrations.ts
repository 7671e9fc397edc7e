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
TWINT|twint|payments|TWINT through a payment provider
Swish|swish|payments|Swish through a payment provider
BLIK|blik|payments|BLIK through a payment provider
Bizum|bizum|payments|Bizum through a payment provider
iDEAL|ideal-payment via-ideal met-ideal|payments|iDEAL through a payment provider
OCPP|ocpp|charging sessions and limits|OCPP over WebSocket
Modbus|modbus|readings and set points|Modbus TCP
OPC UA|opc-ua opcua|readings of machines|OPC UA client
KNX|knx|states and commands of the building|KNX IP
BACnet|bacnet|readings of the building|BACnet/IP
M-Bus|m-bus mbus wm-bus wmbus wireless-m-bus|meter readings|M-Bus gateway
Bluetooth|bluetooth ble|readings and commands of devices nearby|Bluetooth Low Energy, by the phone or Web Bluetooth
Zigbee|zigbee|states and commands of devices|Zigbee coordinator
Z-Wave|z-wave zwave|states and commands of devices|Z-Wave controller
DICOM|dicom|images and their headers|DICOM files and services
HL7|hl7|messages of the hospital system|HL7 v2 over MLLP
FHIR|fhir|patient records|HL7 FHIR REST API
SNMP|snmp|states of network devices|SNMP
Syslog|syslog|log lines|Syslog over TLS
CalDAV|caldav|calendars|CalDAV
Peppol|peppol|electronic invoices|Peppol access point
XRechnung|xrechnung|electronic invoices|XRechnung files
ZUGFeRD|zugferd|electronic invoices|ZUGFeRD files
SEPA|sepa-file sepa-xml sepa-lastschrift|direct debits and transfers|SEPA XML files
SCORM|scorm|courses and results|SCORM packages
IIIF|iiif|images of the collection|IIIF image and presentation API
NMEA|nmea|positions and readings of the boat|NMEA 0183 and 2000
MIDI|midi|notes and controls|MIDI
DMX|dmx|light levels|DMX over Art-Net
ONVIF|onvif rtsp|camera streams|ONVIF and RTSP
GoCardless|gocardless|direct debits and their mandates|GoCardless API
SumUp|sumup|card payments|SumUp API
bexio|bexio|invoices and contacts|bexio API
Fortnox|fortnox|invoices and bookings|Fortnox API
Exact Online|exact-online|invoices and bookings|Exact Online API
Visma|visma|invoices and bookings|Visma API
Moneybird|moneybird|invoices and contacts|Moneybird API
FreeAgent|freeagent|invoices and expenses|FreeAgent API
Odoo|odoo|orders, products and contacts|Odoo external API
Moodle|moodle|courses and participants|Moodle web services
Google Classroom|google-classroom|courses and assignments|Google Classroom API
Google Drive|google-drive|files and folders|Google Drive API
Dropbox|dropbox|files and folders|Dropbox API
OneDrive|onedrive sharepoint|files and folders|Microsoft Graph
Nextcloud|nextcloud|files and folders|WebDAV of Nextcloud
Paperless-ngx|paperless-ngx paperless|documents and tags|Paperless-ngx REST API
Trello|trello|boards and cards|Trello API
Asana|asana|tasks and projects|Asana API
Etsy|etsy|orders and listings|Etsy Open API
eBay|ebay|orders and listings|eBay REST APIs
Bandcamp|bandcamp|sales and releases|Bandcamp API
Discogs|discogs|releases and prices|Discogs API
Mastodon|mastodon|posts|Mastodon API
Bluesky|bluesky|posts|AT Protocol
Twilio|twilio|text messages and calls|Twilio API
Calendly|calendly|appointments|Calendly API
Eventbrite|eventbrite|events and orders|Eventbrite API
Mindbody|mindbody|classes and bookings|Mindbody API
PagerDuty|pagerduty|incidents and who is on call|PagerDuty API
Sentry|sentry|errors and releases|Sentry API
Grafana|grafana|dashboards and alerts|Grafana HTTP API
Prometheus|prometheus|metrics|Prometheus HTTP API
Zabbix|zabbix|problems and hosts|Zabbix API
ServiceNow|servicenow|tickets and assets|ServiceNow REST API
Zendesk|zendesk|tickets|Zendesk API
Intercom|intercom-chat intercom-inbox|conversations|Intercom API
Fitbit|fitbit|activities and sleep|Fitbit Web API
Oura|oura-ring oura|sleep and readiness|Oura API
Withings|withings|weights and blood pressure|Withings API
Dexcom|dexcom|glucose values|Dexcom API
Shelly|shelly|switches and power readings|Shelly local API
Philips Hue|philips-hue hue-bridge|lights|Hue local API
tado|tado|temperatures and settings|tado API
DHL|dhl|labels and tracking|DHL API
UPS|ups-parcel via-ups with-ups|labels and tracking|UPS API
FedEx|fedex|labels and tracking|FedEx API
Royal Mail|royal-mail|labels and tracking|Royal Mail API
Swiss Post|swiss-post|labels and tracking|Swiss Post API
`;

/** Every integration that is recognised by name. */
export const integrations: readonly Integration[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [name = '', words = '', carries = '', tech = ''] = row.split('|');
    return { name, words: words.split(' ').map((word) => word.replaceAll('-', ' ')), carries, tech };
  });
