/** Code, servers, networks, data and their security. See ../things.ts for how a row is written. */
export const technical = `
document: repository repo monorepo codebase | name: text; url: text; defaultBranch: text; language: text; licence: text; lastCommitAt: datetime; archived: boolean
document: branch revision diff stash | name: text; headHash: text; author: reference; updatedAt: datetime; ahead: integer; behind: integer; protected: boolean
document: file binary blob pdf | path: text; sizeBytes: integer; contentHash: text; mimeType: text; uploadedAt: datetime; uploadedBy: reference
document: folder directory subfolder | path: text; files: integer; sizeBytes: integer; owner: reference; sharedWith: list of text; changedAt: datetime
document: function method module hook lambda subroutine | name: text; path: text; signature: text; lines: integer; complexity: integer; testedPercent: decimal; documentedAt: datetime
document: code snippet gist code_block algorithm stored_procedure regex | title: text; language: text; body: text; tags: list of text; version: integer; lastRunAt: datetime
document: dependency package gem artifact container_image docker_image | name: text; version: text; latestVersion: text; licence: text; vulnerabilities: integer; publishedOn: date; status: current | outdated | abandoned
document: config configuration env_file environment_variable flag toggle | key: text; value: text; environment: text; changedBy: reference; changedAt: datetime; secret: boolean
document: schema data_model entity_model ontology taxonomy erd | name: text; version: text; definition: text; fields: integer; validFrom: date; status: draft | in use | retired
document: query saved_search | title: text; text: text; dataSource: text; runSeconds: decimal; lastRunAt: datetime; rowsFound: integer
document: rule acl | name: text; condition: text; action: text; enabled: boolean; priority: integer; lastMatchedAt: datetime; hits: integer
document: trigger workflow automation zap data_pipeline dag job_definition | name: text; steps: list of text; startsOn: text; enabled: boolean; lastRunAt: datetime; lastResult: passed | failed | skipped
document: decision_record adr postmortem design_doc tech_spec rfc | title: text; context: text; decision: text; consequences: text; decidedOn: date; status: proposed | accepted | replaced
document: release_note version_note patch_note readme api_doc docstring | title: text; version: text; body: text; changes: list of text; publishedOn: date
document: dataset data_set corpus training_set test_set data_lake data_mart materialized_view | name: text; source: text; rows: integer; sizeBytes: integer; licence: text; refreshedAt: datetime; personalData: boolean
document: model classifier neural_network embedding | name: text; version: text; trainedOn: date; dataset: text; accuracyPercent: decimal; sizeBytes: integer; status: training | candidate | live | retired
document: jupyter_notebook experiment_run hyperparameter training_run | title: text; parameters: list of text; startedAt: datetime; metric: decimal; seed: integer; log: file
document: bounding_box training_example labelled_image ground_truth | file: file; labels: list of text; annotator: reference; confidence: decimal; checkedBy: reference; status: open | labelled | checked
item: server virtual_machine vm bare_metal hypervisor | hostname: text; ipAddress: text; operatingSystem: text; cpuCores: integer; memoryGb: integer; diskGb: integer; patchedOn: date; status: running | stopped | retired
item: database db cache data_store message_broker search_index | name: text; engineVersion: text; sizeGb: decimal; connections: integer; lastBackupAt: datetime; status: healthy | degraded | down
item: cluster pod node_pool namespace swarm | name: text; nodes: integer; version: text; cpuUsedPercent: decimal; memoryUsedPercent: decimal; region: text; status: healthy | degraded | down
item: microservice endpoint health_check | name: text; url: text; owner: reference; responseMs: integer; uptimePercent: decimal; lastCheckedAt: datetime; status: up | slow | down
item: monitor watchdog status_page heartbeat_check | name: text; target: text; everySeconds: integer; lastCheckedAt: datetime; responseMs: integer; status: up | down | paused
item: webhook callback event_hook integration_hook | url: text; events: list of text; secret: text, encrypted; lastAnsweredWith: integer; failuresInRow: integer; status: active | paused | disabled
item: attempt backoff dead_letter | number: integer; sentAt: datetime; responseCode: integer; durationMs: integer; error: text; nextAttemptAt: datetime
item: domain subdomain dns_record nameserver hostname_record | name: text; registrar: text; registeredOn: date; expiresOn: date; autoRenews: boolean; nameservers: list of text; status: active | expiring | expired
item: ssl_certificate tls_certificate root_certificate | commonName: text; issuer: text; serialNumber: text; issuedOn: date; expiresOn: date; fingerprint: text; status: valid | expiring | expired | revoked
item: router switch access_point firewall modem patch_panel load_balancer | hostname: text; ipAddress: text; macAddress: text; model: text; firmware: text; ports: integer; location: text; status: online | offline
item: subnet vlan ip_address ip_range vpn | name: text; cidr: text; gateway: text; purpose: text; addressesFree: integer; status: in use | reserved | free
item: laptop pc chromebook macbook thin_client | assetTag: text; serialNumber: text; model: text; memoryGb: integer; boughtOn: date; warrantyUntil: date; assignedTo: reference; status: in stock | in use | in repair | retired
item: phone smartphone tablet handset handheld ereader pager | assetTag: text; serialNumber: text; model: text; phoneNumber: text; operatingSystem: text; assignedTo: reference; status: in use | lost | in repair | retired
item: printer scanner copier photocopier projector keyboard mouse headset webcam docking_station | assetTag: text; serialNumber: text; model: text; location: text; consumable: text; boughtOn: date; status: ready | fault | retired
item: disk hard_drive ssd usb_drive memory_card tape_backup volume backup_tape stick | label: text; serialNumber: text; capacityGb: integer; usedGb: integer; encrypted: boolean; healthPercent: decimal; location: text
item: backup restore_point replica | takenAt: datetime; sizeGb: decimal; target: text; restoreTestedOn: date; keepUntil: date; status: running | complete | failed
item: account | name: text; username: text; createdOn: date; lastSignedInAt: datetime; twoFactor: boolean; status: active | locked | closed
item: password api_key token passphrase private_key ssh_key licence_key licensekey | label: text; username: text; value: text, encrypted; url: text; createdAt: datetime; rotateBy: date; lastUsedAt: datetime
item: vault keychain password_safe secret_store | name: text; owner: reference; entries: integer; sharedWith: list of text; emergencyContact: reference; lastOpenedAt: datetime
item: permission_grant access_right entitlement privilege acl_entry | subject: reference; resource: text; level: read | write | manage; grantedBy: reference; grantedAt: datetime; reviewDueOn: date; revokedAt: datetime
item: vulnerability cve weakness exploit security_hole zero_day misconfiguration | cveId: text; title: text; severity: low | medium | high | critical; cvss: decimal; affected: list of text; fixBy: date; status: open | accepted | fixed
item: threat indicator malware phishing_mail ransomware trojan botnet intrusion breach | title: text; kind: text; firstSeenAt: datetime; source: text; affectedSystems: list of text; severity: low | medium | high | critical; status: new | contained | removed
item: exception error stack_trace crash_report warning log_line anomaly outlier | message: text; fingerprint: text; firstSeenAt: datetime; lastSeenAt: datetime; occurrences: integer; release: text; status: new | known | fixed | ignored
item: software_licence licence_seat software_license subscription_seat saas_seat | product: text; seats: integer; seatsUsed: integer; costPerSeat: money; renewsOn: date; owner: reference; status: active | expiring | ended
item: queue topic event_bus | name: text; waiting: integer; oldestWaitingSince: datetime; consumers: integer; keepDays: integer; status: flowing | stalled | paused
item: channel inbox | name: text; address: text; owner: reference; waiting: integer; answerWithinHours: integer; status: open | paused | closed
item: metric kpi okr key_result service_level | name: text; unit: text; target: decimal; current: decimal; measuredOn: date; owner: reference; status: on track | at risk | missed
item: theme mod expansion_pack | name: text; version: text; author: text; worksWith: text; downloads: integer; price: money; updatedAt: datetime
item: environment sandbox | name: text; url: text; version: text; region: text; expiresAt: datetime; costPerMonth: money; status: ready | building | broken
item: breakout_board microcontroller circuit_board pcb chip esp_board dongle shield_board breadboard | name: text; partNumber: text; revision: text; firmware: text; quantity: integer; location: text
item: nft wallet | name: text; address: text; network: text; balance: decimal; acquiredOn: date; acquiredFor: money
item: board kanban_board task_board pinboard message_board | title: text; columns: list of text; cards: integer; visibleTo: list of text; refreshedAt: datetime; archivedOn: date
`;
