/** The address of the page of a sample, which is open to everyone, from where clients reach the service. */
export const samplePageAddress = (baseUrl: string, planId: string): string => `${baseUrl}/plans/${planId}`;
