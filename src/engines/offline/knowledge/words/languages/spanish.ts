import type { LanguageWords } from './language-words.ts';

/** Spanish: see `LanguageWords` for the notation. */
export const spanish: LanguageWords = {
  giveaways:
    'el los las una un para que por y de en su sus quiero mis sin del al es como pueden puedan necesito sobre entre donde quien cada desde hasta nuestra nuestro hay muy cuando pero aplicacion plataforma herramienta sistema ayude somos',
  plurals: ['ces>z', 'es>', 's>', 'as>o', 'a>o'],
  conjugations: [
    [
      'ar',
      'a an e en o amos emos ando ado arlo arla arlos arlas arle arles arse arme arnos arte aria arian aran ara aron aba aban aste ame enme eme',
    ],
    [
      'er',
      'e en a an o emos amos iendo ido erlo erla erlos erlas erle erles erse erte eria eran era i io ia ian ieron iera ieran erme ernos',
    ],
    [
      'ir',
      'e en a an o imos amos iendo ido irlo irla irlos irlas irle irles irse irte iria iran ira i io ia ian ieron iera ieran irme irnos',
    ],
    ['car', 'que quen quemos'],
    ['gar', 'gue guen guemos'],
    ['zar', 'ce cen cemos'],
    ['ger', 'ja jan'],
    ['uir', 'uye uyen uya uyan'],
    ['cer', 'zca zcan'],
  ],
  words: `y=and e=and o=or u=or ni=nor pero=but sino=but porque=because aunque=although mientras=while cuando=when donde=where adonde=where si=if segun=per como=like asi_que=so para_que=so de_modo_que=so
de_manera_que=so a_fin_de=to con_el_fin_de=to ya_que=because dado_que=because
para=for con=with sin=without de=of del=of a=to al=to en=in por=by sobre=about acerca_de=about entre=between desde=from hasta=until hacia=to contra=against durante=during tras=after
despues_de=after antes_de=before bajo=under dentro_de=inside fuera_de=outside cerca_de=near lejos_de=from
junto_a=beside a_traves_de=through mediante=via por_medio_de=via gracias_a=with en_vez_de=instead en_lugar_de=instead ademas_de=besides excepto=without salvo=without via=via alrededor_de=around
encima_de=over debajo_de=under frente_a=against en_torno_a=about en_cuanto=when cada_vez_que=when
sin_pasar_por=without sin_necesidad_de=without sin_tener_que=without nada_de=no ningun=no ninguna=no ninguno=no no=not nada=nothing nadie=nobody nunca=never jamas=never tampoco=not
el=the la=the los=the las=the lo=it un=a una=a uno=one unos=some unas=some este=this esta=this esto=this estos=these estas=these ese=that esa=that eso=that esos=those esas=those aquel=that
aquella=that aquellos=those aquellas=those su=their sus=their mi=my mis=my tu=your tus=your
nuestro=our nuestra=our nuestros=our nuestras=our vuestro=your vuestra=your cada=every todo=all toda=all todos=all todas=all otro=other otra=other otros=other otras=other algun=some alguna=some
alguno=some algunos=some algunas=some mucho=much mucha=much muchos=many muchas=many poco=few poca=few pocos=few pocas=few
varios=several varias=several ambos=both ambas=both cualquier=any cualquiera=anyone mismo=own~ misma=own~ propio=own~ propia=own~ tanto=much tantos=many tantas=many tal=such demasiado=too
cierto=some cierta=some cuyo=whose cuya=whose cuyos=whose cuyas=whose cuanto=much cuantos=many cuantas=many
que=that cual=which cuales=which quien=who quienes=who yo=i tu_mismo=yourself nosotros=we nosotras=we ellos=they ellas=they usted=you ustedes=you vosotros=you me=me nos=us te=you le=them les=them
se=themselves alguien=someone algo=something los_que=who las_que=who la_gente=people gente=people lo_que=what uno_mismo=themselves
muy=very mas=more menos=less mejor=better~ peor=worse~ mayor=larger~ menor=smaller~ tambien=also ademas=also solo=only solamente=only unicamente=only siempre=always ya=already aun=still
todavia=still casi=almost bien=well mal=wrong~ pronto=soon luego=later despues=later antes=before ahora=now hoy=today manana=tomorrow ayer=yesterday aqui=here alli=there ahi=there
rapido=quickly rapidamente=quickly facilmente=easily automaticamente=automatically diariamente=daily juntos=together quizas=maybe tal_vez=maybe por_ejemplo=eg etcetera=etc a_menudo=often
a_veces=sometimes de_vez_en_cuando=sometimes a_mano=by-hand en_linea=online~ online=online~ por_favor=please sobre_todo=mostly en_persona=in-person a_tiempo=on-time
de_inmediato=instantly al_instante=instantly paso_a_paso=step-by-step al_mismo_tiempo=together por_separado=separately al_dia=daily al_mes=per-month al_ano=per-year a_la_semana=per-week
por_semana=per-week por_mes=per-month cada_mes=every-month cada_semana=every-week cada_dia=every-day todos_los_dias=every-day
es=is son=are soy=am somos=are ser=be sea=be sean=be era=was eran=were fue=was esta_siendo=is esta_disponible=is-available estan=are estoy=am estamos=are estar=be hay=is haya=be habia=was ha=has
han=have he=have hemos=have haber=have puede=can pueden=can pueda=can puedan=can puedo=can podemos=can podamos=can podria=could podrian=could poder=can pudiera=could pudieran=could
debe=must deben=must debo=must debemos=must deba=must deberia=should deberian=should deber=must hay_que=must tiene_que=must tienen_que=must tengo_que=must tenemos_que=must tener_que=must tiene=has
tienen=have tengo=have tenemos=have tener=have tenga=has tengan=have teniendo=having
quiero=want quiere=wants quieren=want queremos=want quisiera=want quisieramos=want querer=want quiera=want quieran=want deseo=want desea=wants desean=want me_gustaria=want nos_gustaria=want
gustaria=would necesito=need necesita=needs necesitan=need necesitamos=need necesite=needs necesiten=need necesitar=need hace_falta=need va_a=will van_a=will voy_a=will vamos_a=will
sera=will seran=will suele=usually suelen=usually gusta=like gustan=like
ayudar=help! ayuda=help! ayude=help! ayuden=help! permitir=let! permite=let! permita=let! permitan=let! facilitar=facilitate! ofrecer=offer! ofrece=offer! ofrezca=offer! dar=give! da=give!
dan=give! de_acceso=give-access poner=put! ponen=put! ponga=put! pone=put! hacer=make! hace=make! hacen=make! haga=make! hagan=make! hecho=made haciendo=making usar=use! utilizar=use!
servir=serve! sirve=serve! sirva=serve! sirven=serve!
lograr=achieve! conseguir=get! consigue=get! consiga=get! consigan=get! intentar=try! querria=want evitar=avoid! mejorar=improve! simplificar=simplify! reducir=reduce! reduzca=reduce!
ahorrar=save! optimizar=optimise! desarrollar=develop! construir=build! construya=build! construye=build! lanzar=launch! empezar=begin! empieza=begin! empiezan=begin! comenzar=begin!
iniciar=start! terminar=complete! acabar=complete! dejar=let! deje=let! deja=let!
ir=go! venir=come! viene=come! vienen=come! saber=know! sabe=know! saben=know! sepa=know! sepan=know! conocer=know! conozca=know! conozcan=know! ver=see! ve=see! ven=see! vea=see! vean=see!
viendo=see! pensar=think! piensa=think! sentir=feel! decir=tell! diga=tell! dice=tell! digan=tell! llegar=arrive! quedar=stay! pasar=pass! perder=lose! pierde=lose! pierden=lose! pierda=lose!
olvidar=forget! vivir=live!
aplicacion=app app=app apli=app aplicacion_movil=mobile-app aplicativo=app plataforma=platform herramienta=tool sitio=site sitio_web=website pagina_web=website pagina=page web=web programa=program
programita=program sistema=system portal=portal herramienta_web=web-tool servicio=service solucion=solution producto_digital=product panel=dashboard tablero=dashboard cuadro_de_mando=dashboard
panel_de_control=dashboard
complemento=plugin extension=extension extension_de_navegador=browser-extension navegador=browser asistente=assistant bot=bot chatbot=chatbot robot=robot movil=mobile celular=mobile telefono=phone
telefono_movil=phone ordenador=computer computadora=computer computador=computer portatil=laptop tableta=tablet pantalla=screen escritorio=desktop juego=game videojuego=video-game
juego_de_mesa=board-game
servidor=server nube=cloud codigo_abierto=open-source~ software_libre=open-source-software codigo_fuente=source-code red=network red_social=social-network redes_sociales=social-media boton=button
enlace=link mercado_pago=mercadopago roto=broken~ rota=broken~ rotos=broken~ rotas=broken~ correo=email correo_electronico=email mercado_en_linea=marketplace mercado=marketplace tienda_online=online-shop tienda_en_linea=online-shop tienda_virtual=online-shop
comercio_electronico=online-shop interfaz=interface
linea_de_comandos=command-line base_de_datos=database guia=guide directorio=directory buscador=search-engine calculadora=calculator simulador=simulator generador=generator
comparador=price-comparison comparador_de_precios=price-comparison agregador=aggregator gestor=manager gestion=management planificador=planner rastreador=tracker organizador=organizer
seguimiento=tracker
gestionar=manage! manejar=manage! administrar=manage! organizar=organise! ordenar=organise! planificar=plan! planear=plan! programar=schedule! agendar=book! reservar=book! apartar=reserve!
registrar=record! anotar=record! apuntar=record! guardar=save! almacenar=store! archivar=archive! llevar=track! lleve=track! lleva=track! seguir=follow! sigue=follow! siga=follow! sigan=follow!
rastrear=track! monitorizar=monitor! monitorear=monitor! vigilar=monitor! supervisar=supervise!
controlar=monitor! llevar_el_control=track! hacer_seguimiento=track! haga_seguimiento=track! dar_seguimiento=track! llevar_un_registro=record! buscar=search! encontrar=find! encuentra=find!
encuentre=find! encuentren=find! encuentran=find! localizar=locate! ubicar=locate! descubrir=discover! explorar=explore! consultar=check! revisar=check! comprobar=check! comprueba=check!
verificar=verify! inspeccionar=inspect! auditar=audit! validar=validate!
compartir=share! publicar=publish! difundir=publish! anunciar=announce! avisar=notify! notificar=notify! tomar=take! alertar=alert! advertir=warn! advierte=warn! advierta=warn! recordar=remind!
recuerda=remind! recuerde=remind! recuerden=remind! recuerdan=remind! enviar=send! mandar=send! recibir=receive! contestar=answer! responder=answer! preguntar=ask! informar=inform!
comunicar=communicate! chatear=chat! hablar=talk! conversar=talk! llamar=call! invitar=invite! contactar=contact!
vender=sell! comprar=buy! compra=buy! pedir=order! pide=order! piden=order! pida=order! pidan=order! encargar=order! pagar=pay! cobrar=charge! facturar=invoice! presupuestar=quote! cotizar=quote!
alquilar=rent! rentar=rent! arrendar=rent! prestar=lend! intercambiar=swap! cambiar=swap! trocar=swap! regalar=give! donar=donate! recaudar=fundraise! subastar=auction! pujar=bid! ofertar=offer!
contratar=hire! subcontratar=hire! devolver=return! devuelve=return! devuelva=return! reembolsar=refund! negociar=negotiate! invertir=invest! invierte=invest! ahorro=savings
entregar=deliver! repartir=deliver! transportar=transport! despachar=dispatch! cargar=upload! descargar=download! subir=upload! importar=import! exportar=export! convertir=convert!
convierte=convert! convierta=convert! transformar=transform! traducir=translate! traduce=translate! traduzca=translate! transcribir=transcribe! resumir=summarise! redactar=write! escribir=write!
generar=generate! crear=create! cree=create! disenar=design! dibujar=draw! editar=edit! corregir=correct! corrige=correct! corrija=correct! imprimir=print! escanear=scan! digitalizar=digitise!
fotografiar=photograph! tomar_fotos=photograph! hacer_fotos=photograph! sacar_fotos=photograph! grabar=record! filmar=film! escuchar=listen! leer=read! lee=read! lea=read! lean=read! mirar=watch!
mostrar=show! muestra=show! muestre=show! muestren=show! muestran=show! ensenar=teach!
aprender=learn! estudiar=study! practicar=practise! repasar=revise! entrenar=train! memorizar=memorise! explicar=explain! educar=educate! formar=train! capacitar=train! evaluar=evaluate!
examinar=examine! calificar=rate! valorar=rate! puntuar=score! opinar=review! resenar=review! comparar=compare! medir=measure! mide=measure! midan=measure! mida=measure! pesar=weigh! contar=count!
calcular=calculate! estimar=estimate! predecir=predict! predice=predict! predecir_la_demanda=forecast-demand prever=forecast! pronosticar=forecast! analizar=analyse! detectar=detect!
identificar=identify! reconocer=recognise! reconozca=recognise! clasificar=classify! etiquetar=label! filtrar=filter! agrupar=group! priorizar=prioritise! recomendar=recommend!
recomienda=recommend! recomiende=recommend! sugerir=suggest! sugiere=suggest! sugiera=suggest! proponer=suggest! propone=suggest! proponga=suggest! aconsejar=advise! elegir=choose! elige=choose!
elijan=choose! elija=choose! escoger=choose! escoja=choose! decidir=decide! votar=vote! probar=test! prueba=test! prueben=test!
firmar=sign! aprobar=approve! aprueba=approve! apruebe=approve! aprueben=approve! autorizar=approve! rechazar=reject! confirmar=confirm! cancelar=cancel! anular=cancel! aplazar=postpone!
coordinar=coordinate! asignar=assign! delegar=delegate! distribuir=distribute! distribuya=distribute! dividir=split! colaborar=collaborate! participar=join! unirse=join! unir=join! apuntarse=join!
apuntar_se=join! inscribir=register! inscribirse=register! matricular=register! conectar=match! emparejar=match! poner_en_contacto=match! ponga_en_contacto=match! pone_en_contacto=match!
juntar=match! reunir=collect! recoger=collect! recoja=collect! recopilar=collect! recolectar=collect! cosechar=harvest! sembrar=plant! plantar=plant! regar=water! riega=water! cultivar=grow!
criar=breed! alimentar=feed! pescar=fish! cazar=hunt! cocinar=cook! hornear=bake! preparar=prepare! servir_mesas=serve! comer=eat! beber=drink!
reparar=repair! arreglar=repair! mantener=maintain! mantiene=maintain! mantenga=maintain! instalar=install! montar=assemble! fabricar=produce! producir=produce! produzca=produce! producen=produce!
limpiar=clean! lavar=wash! pintar=paint! reformar=renovate! medicar=treat! tratar=treat! atender=serve! atiende=serve! atienden=serve! atienda=serve! cuidar=care! acompanar=accompany! pasear=walk!
adoptar=adopt! rescatar=rescue! proteger=protect! proteja=protect! cifrar=encrypt! encriptar=encrypt! borrar=delete! eliminar=delete! denunciar=report! reportar=report! reclamar=complain!
quejarse=complain! resolver=resolve! resuelve=resolve! resuelva=resolve! solucionar=resolve! moderar=moderate! investigar=research! experimentar=experiment! observar=observe!
automatizar=automate! ejecutar=execute! sincronizar=synchronise! integrar=integrate! renombrar=rename! desplegar=deploy! depurar=debug! encender=switch! enciende=switch! apagar=switch! abrir=open!
cerrar=close! bloquear=block! activar=activate! regular=control! ajustar=adjust! actualizar=update! anadir=add! agregar=add! incluir=include! incluya=include! renovar=renew! suscribirse=subscribe!
suscribir=subscribe! canjear=redeem! premiar=reward! fidelizar=loyalty motivar=motivate! retar=challenge! competir=compete! compite=compete! compiten=compete! jugar=play! juega=play! juegan=play!
jueguen=play! tocar=play! cantar=sing! bailar=dance! ensayar=rehearse! correr=run! nadar=swim! montar_en_bici=cycle! viajar=travel! visitar=visit! alojar=host! dormir=sleep! duerme=sleep!
meditar=meditate! celebrar=celebrate! casarse=marry! mudarse=move! fichar=clock-in! acceder=access! cubrir=cover! cubra=cover! cubre=cover! emitir=issue! tramitar=process! solicitar=request!
procesar=process! optar=choose! exponer=show! catalogar=catalogue! restaurar=restore! conservar=keep! tasar=estimate! peritar=assess! asegurar=insure! litigar=litigate! fichar_entrada=clock-in!
relacionar=connect! vincular=connect! dictar=dictate! rellenar=fill-in llenar=fill-in cumplimentar=fill-in completar=complete! reponer=restock! reponga=restock! reciclar=recycle! emite=issue!
consumir=consume! gastar=spend! deber_dinero=owe! adeudar=owe! quien_debe_a_quien=who-owes-whom quien_debe=who-owes quien_le_debe=who-owes funcionar=work! hacer_presupuestos=quote! salir=leave!
repartir_gastos=split-costs dividir_gastos=split-expenses compartir_gastos=split-expenses
cita=appointment cita_previa=appointment turno=shift turno_de_noche=night-shift turno_medico=medical-appointment reserva=booking reservacion=reservation hueco=slot hueco_libre=free-slot
disponibilidad=availability agenda=calendar calendario=calendar calendario_compartido=shared-calendar horario=schedule cronograma=schedule planning=schedule planificacion=planner
planificacion_de_turnos=shift-planning planificacion_de_rutas=route-planning plan=plan reunion=meeting acta=meeting-minutes orden_del_dia=agenda fecha=date fecha_limite=deadline plazo=deadline
vencimiento=due-date caducidad=expiry lista_de_espera=waiting-list cola=queue fila=queue cola_virtual=virtual-queue turnero=queue-management sala_de_espera=waiting-room ausencia=absence
inasistencia=no-show recordatorio=reminder aviso=notice notificacion=notification mensaje=message mensaje_de_texto=text-message mensajeria=messaging alerta=alert alarma=alarm llamada=call
llamada_de_voz=voice-call videollamada=video-call videoconferencia=video-conference conversacion=conversation grupo=group grupo_de_whatsapp=whatsapp-group boletin=newsletter correo_masivo=mailing
lista_de_correo=mailing-list campana_de_correo=email-campaign contrasena=password clave=password usuario=user cuenta=account perfil=profile permiso=permission rol=role acceso=access
inicio_de_sesion=login registro=record ficha=record expediente=case-file historial=history
tarea=task pendiente=todo proyecto=project hito=milestone objetivo=goal meta=goal habito=habit rutina=routine reto=challenge desafio=challenge racha=streak punto=point insignia=badge premio=prize
recompensa=reward progreso=progress avance=progress nota=note apunte=note diario=diary bitacora=logbook cuaderno=notebook libreta=notebook lista=list lista_de_tareas=task-list
lista_de_verificacion=checklist lista_de_la_compra=shopping-list lista_de_compras=shopping-list lista_de_compra=shopping-list lista_del_super=shopping-list lista_de_precios=price-list
lista_de_asistencia=attendance-list lista_de_deseos=wish-list lista_de_invitados=guest-list lista_de_lectura=reading-list pase_de_lista=roll-call asistencia=attendance votacion=voting voto=vote
encuesta=survey cuestionario=questionnaire formulario=form respuesta=answer pregunta=question propuesta=proposal sugerencia=suggestion idea=idea opinion=opinion resena=review valoracion=rating
calificacion=rating estrella=star puntuacion=score comentario=comment queja=complaint reclamo=complaint reclamacion=complaint incidencia=issue problema=problem averia=breakdown fallo=fault
falla=fault error=error solicitud=request peticion=request consulta=inquiry duda=question soporte=support soporte_tecnico=technical-support atencion_al_cliente=customer-service
servicio_al_cliente=customer-service mesa_de_ayuda=help-desk centro_de_llamadas=call-center tiquet=ticket
negocio=business negocito=business pequeno_negocio=small-business pyme=small-business pymes=small-businesses empresa=company emprendimiento=business empresita=company compania=company
firma=signature firma_electronica=e-signature firma_digital=e-signature oficina=office despacho=office departamento_de_ventas=sales-team equipo=team equipo_de_ventas=sales-team comercio=shop
local=local~ tienda=shop tiendita=shop tienda_de_barrio=neighbourhood-shop tienda_de_ropa=clothing-shop abarrotes=grocery-shop ultramarinos=grocery-shop colmado=grocery-shop kiosco=kiosk
bodega=warehouse supermercado=supermarket super=supermarket ferreteria=hardware-shop libreria=bookshop floristeria=florist-shop floreria=florist-shop zapateria=shoe-shop joyeria=jewellery-shop
farmacia=pharmacy papeleria=stationery-shop mayorista=wholesaler minorista=retailer distribuidor=distributor proveedor=supplier puesto=stall mercadillo=flea-market rastro=flea-market feria=fair
sucursal=branch
factura=invoice factura_electronica=e-invoice boleta=receipt recibo=receipt ticket_de_compra=receipt comprobante=receipt justificante=proof presupuesto=quote cotizacion=quote
presupuesto_familiar=family-budget presupuesto_mensual=monthly-budget presupuesto_maximo=budget contrato=contract convenio=agreement acuerdo=agreement contrato_de_alquiler=lease-agreement
clausula=clause pedido=order orden=order orden_de_trabajo=work-order orden_de_compra=purchase-order encargo=order entrega=delivery envio=shipment paquete=parcel paqueteria=parcel
albaran=delivery-note pago=payment cobro=payment pago_en_linea=online-payment anticipo=deposit sena=deposit senas=signs deposito=deposit fianza=security-deposit garantia=warranty deposito_en_garantia=escrow
tarjeta=card tarjeta_de_credito=credit-card efectivo=cash transferencia=bank-transfer comision=commission propina=tip cuota=fee mensualidad=monthly-fee tarifa=tariff precio=price coste=cost
costo=cost costes=costs gasto=expense gasto_compartido=shared-expense gastos_compartidos=shared-expenses gastos_comunes=shared-costs ingreso=income sueldo=salary salario=salary nomina=payroll
ahorros=savings deuda=debt prestamo=loan hipoteca=mortgage credito=credit impuesto=tax iva=vat declaracion=tax-return contabilidad=accounting contable=accountant gestoria=accounting-agency
asesoria=consultancy asesor=adviser asesora=adviser asesor_fiscal=tax-adviser caja=cash-register flujo_de_caja=cash-flow flujo_de_efectivo=cash-flow prevision=forecast pronostico=forecast
demanda=demand dinero=money plata=money presupuestos=quotes banco=bank inversion=investment accion=share bolsa=stock-market fondo=fund criptomoneda=cryptocurrency finanzas=finance
finanzas_personales=personal-finance economia_domestica=household-budget jubilacion=pension pension=pension subsidio=grant subvencion=grant beca=scholarship moneda=coin divisa=currency
descuento=discount oferta=offer promocion=discount cupon=coupon vale=voucher tarjeta_regalo=gift-card tarjeta_de_fidelidad=loyalty-card programa_de_puntos=loyalty-programme fidelidad=loyalty
suscripcion=subscription abono=membership membresia=membership socio=member socia=member devolucion=return reembolso=refund
venta=sale ventas=sales cliente=customer clienta=customer clientela=customers cliente_potencial=lead prospecto=prospect oportunidad=opportunity embudo_de_ventas=sales-funnel comercial=salesperson
vendedor=salesperson vendedora=salesperson representante=agent comprador=buyer compradora=buyer marca=brand mercadotecnia=marketing publicidad=ads anuncio=ad anuncio_clasificado=classified-ad
campana=campaign catalogo=catalogue producto=product articulo=product mercancia=stock inventario=inventory existencias=stock stock=stock almacen=warehouse estanteria=shelf codigo_de_barras=barcode
codigo_qr=qr-code lote=batch unidad=unit cantidad=quantity carrito=cart cesta=basket categoria=category talla=size color=colour informe=report reporte=report grafico=chart grafica=chart
estadistica=statistic indicador=kpi resumen=summary cifra=figure hoja_de_calculo=spreadsheet excel=spreadsheet planilla=spreadsheet documento=document papel=paper papeleo=paperwork archivo=file
fichero=file carpeta=folder adjunto=attachment copia=copy copia_de_seguridad=backup foto=photo fotografia=photo fotos_duplicadas=duplicate-photos imagen=image video=video audio=audio
grabacion=recording nota_de_voz=voice-note transcripcion=transcript subtitulo=subtitle texto=text enlace_compartido=share-link version=version plantilla=template
firma_del_cliente=customer-signature proceso=process aprobacion=approval autorizacion=approval autonomo=freelancer autonoma=freelancer freelance=freelancer monotributista=freelancer
profesional=professional profesional_independiente=freelancer emprendedor=entrepreneur emprendedora=entrepreneur consultor=consultant consultora=consultancy agencia=agency dueno=owner duena=owner
propietario=owner propietaria=owner encargado=manager encargada=manager gerente=manager jefe=manager jefa=manager director=director directora=director administrador=administrator
administradora=administrator responsable=manager coordinador=coordinator coordinadora=coordinator supervisor=supervisor supervisora=supervisor empleado=employee empleada=employee trabajador=worker
trabajadora=worker obrero=worker obrera=worker personal=staff plantilla_de_personal=staff companero=colleague companera=colleague compa=colleague equipo_de_trabajo=team secretaria=secretary
recepcionista=receptionist becario=intern practicante=intern aprendiz=apprentice
recursos_humanos=human-resources rrhh=human-resources reclutador=recruiter reclutadora=recruiter candidato=candidate candidata=candidate aspirante=applicant postulante=applicant vacante=vacancy
oferta_de_empleo=job-offer oferta_de_trabajo=job-offer empleo=job trabajo=job bolsa_de_trabajo=job-board bolsa_de_empleo=job-board entrevista=interview entrevista_de_trabajo=job-interview
curriculum=resume hoja_de_vida=resume incorporacion=onboarding vacaciones=vacation baja_laboral=sick-leave bajas_medicas=sick-leaves baja_medica=sick-leave control_horario=time-tracking
registro_de_jornada=time-tracking hoja_de_horas=timesheet hora_extra=overtime horas_extra=overtime horas_extras=overtime jornada=working-hours horas_trabajadas=working-hours cuadrante=shift-plan
cambio_de_turno=shift-swap cambio_de_turnos=shift-swap desempleado=jobseeker competencia=skill habilidad=skill desempeno=performance mentor=mentor mentora=mentor mentoria=mentoring
formacion=training capacitacion=training
medico=doctor medica=doctor doctor=doctor doctora=doctor clinica=clinic consultorio=clinic consulta_medica=medical-practice clinica_dental=dental-clinic hospital=hospital
centro_de_salud=health-clinic ambulatorio=clinic dentista=dentist odontologo=dentist odontologa=dentist ortodoncista=orthodontist enfermera=nurse enfermero=nurse matrona=midwife partera=midwife
fisioterapeuta=physiotherapist fisio=physiotherapist kinesiologo=physiotherapist fisioterapia=physiotherapy logopeda=speech-therapist fonoaudiologa=speech-therapist fonoaudiologo=speech-therapist
osteopata=osteopath podologo=podiatrist podologa=podiatrist optica=optician oftalmologo=ophthalmologist pediatra=pediatrician ginecologo=gynaecologist farmaceutico=pharmacist
farmaceutica=pharmacist paciente=patient cita_medica=medical-appointment historia_clinica=patient-record historial_clinico=patient-record historial_medico=patient-record receta_medica=prescription
prescripcion=prescription medicamento=medication medicina=medication medicacion=medication pastilla=pill pildora=pill pastillero=pill-organizer dosis=dose tratamiento=treatment
diagnostico=diagnosis sintoma=symptom dolor=pain migrana=migraine alergia=allergy vacuna=vaccination analisis_de_sangre=blood-test analitica=blood-test radiografia=x-ray
presion_arterial=blood-pressure tension_arterial=blood-pressure tension=blood-pressure azucar=glucose glucosa=glucose diabetes=diabetes diabetico=diabetic diabetica=diabetic enfermedad=disease
salud=health salud_mental=mental-health terapia=therapy terapeuta=therapist psicologo=psychologist psicologa=psychologist psiquiatra=psychiatrist psicoterapeuta=psychotherapist sesion=session
ansiedad=anxiety depresion=depression estres=stress estado_de_animo=mood animo=mood emocion=emotion sueno=sleep insomnio=insomnia adiccion=addiction tdah=adhd respiracion=breathing
embarazo=pregnancy embarazada=pregnant-woman parto=birth regla=menstrual-cycle menstruacion=menstrual-cycle menopausia=menopause discapacidad=disability ciego=blind-person ciega=blind-person
sordo=deaf-person silla_de_ruedas=wheelchair teleconsulta=online-consultation telemedicina=telemedicine
cuidador=carer cuidadora=carer cuidado=care cuidados=care cuidado_de_ancianos=elder-care cuidado_de_mayores=elder-care residencia=care-home residencia_de_ancianos=care-home
residencia_de_mayores=care-home geriatrico=care-home asilo=care-home anciano=elderly-person ancianos=older-people anciana=elderly-person mayores=older-people personas_mayores=older-people
persona_mayor=older-person adulto_mayor=older-person adultos_mayores=older-people dependiente=dependent ayuda_a_domicilio=home-care asistencia_domiciliaria=home-care alzheimer=alzheimer
demencia=dementia caida=fall soledad=loneliness
peluqueria=hair-salon peluquero=hairdresser peluquera=hairdresser barberia=barber-shop barbero=barber salon_de_belleza=beauty-salon centro_de_estetica=beauty-salon estetica=beauty-salon
esteticista=beautician salon=salon unas_postizas=nails salon_de_unas=nail-salon manicura=manicure manicurista=nail-technician pedicura=pedicure maquillaje=makeup maquilladora=makeup-artist
pestana=eyelash depilacion=waxing tatuaje=tattoo tatuador=tattooist tatuadora=tattooist estudio_de_tatuajes=tattoo-studio masaje=massage masajista=massage-therapist corte=haircut
corte_de_pelo=haircut pelo=hair cabello=hair tinte=hair-colour cosmetico=cosmetic belleza=beauty piel=skin bienestar=wellness
gimnasio=gym gym=gym entrenador=coach entrenadora=coach entrenador_personal=personal-trainer entrenadora_personal=personal-trainer entrenamiento=workout ejercicio=exercise clase_de_yoga=yoga-class
monitor=instructor monitora=instructor nutricionista=nutritionist dieta=diet caloria=calorie peso=weight perdida_de_peso=weight-loss meditacion=meditation maraton=marathon corredor=runner
corredora=runner ciclista=cyclist ciclismo=cycling senderismo=hiking senderista=hiker sendero=trail ruta=route escalada=climbing escalador=climber natacion=swimming nadador=swimmer deporte=sport
deportista=athlete atleta=athlete
club_deportivo=sports-club club=club futbol=football equipo_de_futbol=football-team partido=match liga=league torneo=tournament campeonato=championship clasificacion=ranking tabla=table
arbitro=referee arbitra=referee jugador=player jugadora=player cancha=court pista=court pista_de_padel=padel-court padel=padel tenis=tennis baloncesto=basketball ajedrez=chess carrera=race
rival=opponent temporada=season estadio=stadium aficionado=fan hincha=fan
panaderia=bakery pan=bread panadero=baker panadera=baker pasteleria=pastry-shop pastelero=pastry-chef reposteria=pastry-shop repostera=baker pastel=cake tarta=cake torta=cake galleta=cookie
masa_madre=sourdough restaurante=restaurant restauran=restaurant bar=bar cafeteria=cafe cafe=coffee cafes=cafes taqueria=restaurant fonda=restaurant chiringuito=restaurant pizzeria=pizzeria
heladeria=ice-cream-shop comedor=canteen comedor_social=soup-kitchen comedor_escolar=school-canteen food_truck=food-truck camion_de_comida=food-truck cocina=kitchen cocina_fantasma=kitchen
cocinero=cook cocinera=cook chef=chef camarero=waiter camarera=waiter mesero=waiter mesera=waiter mozo=waiter comensal=diner mesa=table carta_digital=digital-menu menu=menu menu_del_dia=menu
menu_semanal=weekly-menu plato=dish platillo=dish comida=meal comida_para_llevar=takeaway para_llevar=takeaway almuerzo=lunch cena=dinner desayuno=breakfast merienda=snack bebida=drink vino=wine
cerveza=beer cerveceria=brewery cervecero=brewer ingrediente=ingredient receta=recipe receta_de_cocina=recipe despensa=pantry nevera=fridge heladera=fridge refrigerador=fridge congelador=freezer
sobras=leftovers desperdicio_de_comida=food-waste desperdicio_alimentario=food-waste alimento=food alimentos=food banco_de_alimentos=food-bank fruta=fruit verdura=vegetable hortaliza=vegetable
carne=meat carniceria=butcher-shop carnicero=butcher pescado=fish pescaderia=fish-shop huevo=egg leche=milk queso=cheese aceite=oil almazara=olive-mill miel=honey gluten=gluten celiaco=coeliac
vegano=vegan vegana=vegan vegetariano=vegetarian repartidor=courier repartidora=courier reparto=delivery domicilio=home-delivery a_domicilio=home~ catering=catering
casa=house hogar=household familia=family padre=parent padres=parents madre=mother mama=mum mamas=mums papa=dad hijo=child hija=child hijos=children hijas=children nino=child nina=child
ninos=children crio=kid chico=kid chica=kid bebe=baby recien_nacido=newborn lactancia=breastfeeding abuelo=grandparent abuela=grandmother abuelos=grandparents hermano=sibling hermana=sibling
pariente=relative familiar=relative pareja=couple esposo=partner esposa=partner marido=partner mujer=woman mujeres=women hombre=man hombres=men persona=person personas=people adolescente=teenager
joven=young-person jovenes=young-people adulto=adult amigo=friend amiga=friend companero_de_piso=flatmate companeros_de_piso=flatmates companera_de_piso=flatmate roomie=roommate
piso_compartido=flat-share ninera=nanny nana=nanny canguro=babysitter guarderia=daycare tarea_domestica=chore tareas_domesticas=chores tareas_del_hogar=chores quehacer=chore cumpleanos=birthday
regalo=gift fiesta=party recuerdo=memory album=album album_de_fotos=photo-album mudanza=moving-house electrodomestico=appliance mueble=furniture lavadora=washing-machine colada=laundry
arbol_genealogico=family-tree antepasado=ancestor divorcio=divorce custodia=custody boda=wedding novia=bride novio=groom invitado=guest invitada=guest
mascota=pet perro=dog perra=dog perrito=dog cachorro=puppy gato=cat gata=cat gatito=kitten caballo=horse ave=bird pajaro=bird conejo=rabbit pez=fish pecera=aquarium acuario=aquarium animal=animal
veterinario=vet veterinaria=vet clinica_veterinaria=vet-clinic paseador=dog-walker paseador_de_perros=dog-walker paseadora_de_perros=dog-walker paseadores_de_perros=dog-walkers
adiestrador=dog-trainer refugio=shelter protectora=animal-shelter protectora_de_animales=animal-shelter refugio_de_animales=animal-shelter criador=breeder peluqueria_canina=dog-grooming raza=breed
correa=leash chip=microchip adopcion=adoption casa_de_acogida=foster-home dueno_de_mascota=pet-owner duenos_de_mascotas=pet-owners dueno_de_perro=dog-owner duenos_de_perros=dog-owners
agricultor=farmer agricultora=farmer campesino=farmer campesina=farmer granjero=farmer ganadero=farmer ganadera=farmer granja=farm finca=farm rancho=farm chacra=farm campo=field campos=fields
parcela=plot terreno=plot huerto=garden huerta=garden huerto_urbano=urban-garden huerto_comunitario=community-garden jardin=garden jardinero=gardener jardinera=gardener jardineria=gardening
invernadero=greenhouse vivero=plant-nursery planta=plant plantita=plant arbol=tree flor=flower semilla=seed plantula=seedling siembra=sowing cosecha=harvest cultivo=crop riego=irrigation
suelo=soil abono_organico=compost compost=compost fertilizante=fertiliser plaga=pest maleza=weed tractor=tractor ganado=livestock vaca=cow oveja=sheep cabra=goat cerdo=pig gallina=chicken
rebano=herd pasto=pasture ordeno=milking colmena=hive apicultor=beekeeper apicultora=beekeeper apicultura=beekeeping abeja=bee vinedo=vineyard viticultor=winemaker bodeguero=winemaker
bodega_de_vino=winery olivar=olive-orchard olivo=olive-tree aguacate=avocado cafetal=coffee-farm caficultor=coffee-farmer cooperativa=cooperative cosecha_propia=harvest lluvia=rain clima=weather
tiempo_meteorologico=weather helada=frost sequia=drought humedad=humidity temperatura=temperature humedad_del_suelo=soil-moisture cesta_de_verduras=vegetable-box forestal=forestry~ bosque=forest
incendio_forestal=wildfire monte=forest pescador=fisherman pesca=fishing caza=hunting cazador=hunter acuicultura=aquaculture
piso=apartment apartamento=apartment departamento=apartment depa=apartment inquilino=tenant inquilina=tenant arrendatario=tenant casero=landlord casera=landlord arrendador=landlord alquiler=rent
renta=rent arriendo=rent alquiler_vacacional=holiday-rental alquileres=rentals habitacion=room cuarto=room vivienda=home vivienda_vacacional=holiday-home inmueble=property propiedad=property
inmobiliaria=estate-agency agente_inmobiliario=estate-agent agentes_inmobiliarios=estate-agents corredor_inmobiliario=estate-agent edificio=building portero=concierge
administrador_de_fincas=property-manager administradores_de_fincas=property-managers comunidad_de_vecinos=homeowners-association comunidad_de_propietarios=homeowners-association
consorcio=homeowners-association condominio=condominium vecino=neighbour vecina=neighbour vecindario=neighbourhood barrio=neighbourhood colonia=neighbourhood portal_inmobiliario=property-portal
visita=visit tasacion=appraisal llave=key cerradura=lock cerradura_inteligente=smart-lock anfitrion=host anfitriona=host huesped=guest hostal=hostel hotel=hotel casa_rural=guest-house
camping=campsite ascensor=elevator garaje=garage plaza_de_garaje=parking-space trastero=storage-room lavanderia=laundry
obra=construction-site obras=construction-sites obra_de_construccion=construction-site construccion=construction constructora=construction-company contratista=contractor
subcontratista=subcontractor albanil=bricklayer electricista=electrician fontanero=plumber fontanera=plumber plomero=plumber gasfiter=plumber carpintero=carpenter carpinteria=carpenter-workshop
pintor=painter techador=roofer cerrajero=locksmith soldador=welder herrero=smith cristalero=glazier yesero=plasterer instalador=installer instaladora=installer tecnico=technician
tecnica=technician manitas=handyman chapuzas=handyman limpieza=cleaning limpiador=cleaner limpiadora=cleaner empresa_de_limpieza=cleaning-company empleada_domestica=cleaning-lady
empleada_del_hogar=cleaning-lady reforma=renovation remodelacion=renovation reparacion=repair arreglo=repair capataz=foreman jefe_de_obra=site-manager jefes_de_obra=site-managers
encargado_de_obra=site-foreman arquitecto=architect arquitecta=architect aparejador=surveyor plano=drawing parte_de_trabajo=work-report parte_de_obra=site-report diario_de_obra=site-diary
libro_de_obra=site-diary andamio=scaffolding material=material materiales=materials hormigon=concrete cemento=concrete ladrillo=brick grua=crane licencia_de_obra=building-permit remate=snag
defecto=defect calefaccion=heating caldera=boiler aire_acondicionado=air-conditioning chimenea=chimney tejado=roof techo=roof piscina=pool pileta=pool cesped=lawn sastre=tailor modista=seamstress
costurera=seamstress costura=sewing tapicero=upholsterer artesano=craftsman artesana=craftsman artesania=craft ceramica=pottery
coche=car auto=car carro=car vehiculo=vehicle moto=motorbike motocicleta=motorcycle camion=truck camionero=truck-driver camioneta=van furgoneta=van furgon=van caravana=campervan
autocaravana=campervan taller=workshop taller_mecanico=car-repair-shop taller_de_coches=car-repair-shop taller_de_bicicletas=bike-repair-shop taller_de_bicis=bike-repair-shop mecanico=mechanic
mecanica=mechanic concesionario=car-dealer concesionaria=car-dealer coche_usado=used-car coches_usados=used-cars carros_usados=used-cars coche_de_segunda_mano=used-car
coches_de_segunda_mano=used-cars matricula=licence-plate placa=licence-plate patente_del_auto=licence-plate itv=vehicle-inspection revision_tecnica=vehicle-inspection cambio_de_aceite=oil-change
llanta=tyre neumatico=tyre rueda=tyre freno=brake motor=engine repuesto=spare-part refaccion=spare-part recambio=spare-part pieza=piece kilometraje=mileage kilometro=mileage gasolina=fuel
combustible=fuel gasolinera=fuel-station conductor=driver conductora=driver chofer=driver autoescuela=driving-school carnet_de_conducir=driving-licence flota=fleet parque_movil=fleet
lavado_de_coches=car-wash autolavado=car-wash grua_de_coches=roadside-assistance
bicicleta=bicycle bici=bike patinete=scooter aparcamiento=parking estacionamiento=parking parking=parking plaza_de_aparcamiento=parking-space autobus=bus colectivo=bus transporte=transport
transporte_publico=public-transport tren=train metro=subway parada=stop trayecto=ride viaje=trip viaje_compartido=ride-sharing coche_compartido=carpool compartir_coche=carpool taxi=taxi
taxista=taxi-driver pasajero=passenger pasajera=passenger atasco=traffic-jam trafico=traffic autobus_escolar=school-bus transporte_escolar=school-bus ruta_escolar=school-bus
punto_de_recarga=charging-station cargador=charger coche_electrico=electric-car coches_electricos=electric-cars carro_electrico=electric-car carros_electricos=electric-cars
transportista=carrier logistica=logistics mensajero=courier mensajera=courier carga=freight mercancias=freight palet=pallet tarima=pallet contenedor=container aduana=customs puerto=port
muelle=loading-dock ultima_milla=last-mile ruta_de_reparto=delivery-route rutas_de_reparto=delivery-routes hoja_de_ruta=waybill remitente=sender destinatario=recipient ubicacion=location
ubicacion_en_tiempo_real=live-location tiempo_real=real-time~ en_tiempo_real=real-time~ en_vivo=live~ mapa=map direccion=address distancia=distance cadena_de_suministro=supply-chain
cadena_de_frio=cold-chain comprobante_de_entrega=proof-of-delivery prueba_de_entrega=proof-of-delivery
fabrica=factory planta_industrial=factory fabricante=manufacturer maquina=machine maquinaria=machine linea_de_produccion=production-line produccion=production mantenimiento=maintenance
mantenimiento_preventivo=preventive-maintenance operario=operator operaria=operator control_de_calidad=quality-control calidad=quality inspeccion=inspection auditoria=audit seguridad=safety
seguridad_laboral=occupational-safety prevencion_de_riesgos=safety accidente=accident accidente_laboral=work-accident extintor=fire-extinguisher equipo_de_proteccion=ppe imprenta=print-shop
impresora=printer impresora_3d=3d-printer materia_prima=raw-material medida=measurement medicion=measurement lectura=reading valor=value umbral=threshold limite=limit sensor=sensor
dispositivo=device aparato=device dron=drone camara=camera bateria=battery pila=battery pulsera=wearable reloj=watch luz_inteligente=smart-light enchufe=smart-plug termostato=thermostat bomba=pump
valvula=valve calidad_del_aire=air-quality ruido=noise fuga_de_agua=water-leak fuga=leak casa_inteligente=smart-home domotica=smart-home placa_electronica=circuit
luz=electricity electricidad=electricity factura_de_la_luz=electricity-bill recibo_de_la_luz=electricity-bill consumo=consumption consumo_electrico=energy-consumption energia=energy
energia_solar=solar-energy panel_solar=solar-panel paneles_solares=solar-panels placa_solar=solar-panel placas_solares=solar-panels autoconsumo=solar comunidad_energetica=energy-community
contador=meter gas=gas agua=water huella_de_carbono=carbon-footprint emision=emission sostenibilidad=sustainability medio_ambiente=environment cambio_climatico=climate-change reciclaje=recycling
residuo=waste basura=waste plastico=plastic compostaje=compost inundacion=flood incendio=fire
escuela=school cole=school colegio=school instituto=school liceo=school universidad=university facultad=university academia=academy jardin_de_infancia=kindergarten jardin_de_infantes=kindergarten
preescolar=kindergarten aula=classroom salon_de_clases=classroom alumno=student alumna=student estudiante=student profesor=teacher profesora=teacher profe=teacher maestro=teacher maestra=teacher
docente=teacher tutor=tutor tutora=tutor clase=class clase_particular=tutoring clases_particulares=tutoring-lessons clases_de_musica=music-lessons clases_de_idiomas=language-courses
clase_en_linea=online-lesson clases_en_linea=online-lessons leccion=lesson curso=course curso_en_linea=online-course asignatura=school-subject materia=school-subject deberes=homework
tarea_escolar=homework tareas_escolares=homework examen=exam oposicion=exam oposiciones=exams opositor=exam-candidate test=test nota_escolar=grade boleta_de_calificaciones=school-report
boletin_de_notas=school-report tarjeta_de_memoria=flashcard ficha_de_estudio=flashcard vocabulario=vocabulary palabra=word idioma=language lengua=language ingles=english ortografia=spelling
matematicas=maths lectura_escolar=reading-exercise libro=book libro_de_texto=textbook tesis=thesis ensayo=essay redaccion=essay certificado=certificate diploma=certificate titulo=certificate
excursion=trip recreo=break patio=playground ampa=parent-association asociacion_de_padres=parent-association
museo=museum exposicion=exhibition galeria=gallery biblioteca=library bibliotecario=librarian bibliotecaria=librarian archivo_historico=archive archivero=archivist patrimonio=heritage
patrimonio_cultural=cultural-heritage monumento=monument historiador=historian genealogia=genealogy genealogista=genealogist arqueologo=archaeologist excavacion=excavation audioguia=audio-guide
visitante=visitor visita_guiada=guided-tour visitas_guiadas=guided-tours coleccion=collection coleccionista=collector sello=stamp cromo=trading-card carta_coleccionable=trading-card
comic=comic-book historieta=comic-book vinilo=vinyl disco=vinyl antiguedad=antique anticuario=antique-dealer subasta=auction puja=bid segunda_mano=secondhand~
ropa_de_segunda_mano=secondhand-clothing ropa=clothing ropa_usada=secondhand-clothing usado=used~ zapato=shoe joya=jewellery juguete=toy jugueteria=toy-shop
musica=music musico=musician musica_en_vivo=live-music banda=band grupo_de_musica=band coro=choir corista=choir-singer orquesta=orchestra partitura=sheet-music cancion=song concierto=concert
ensayo_de_banda=band-rehearsal ensayo_general=rehearsal instrumento=instrument guitarra=guitar cantante=singer director_de_coro=choir-director teatro=theatre actor=actor actriz=actor
obra_de_teatro=play baile=dance bailarin=dancer bailarina=dancer escuela_de_baile=dance-school academia_de_baile=dance-school pintura=painting cuadro=painting artista=artist escultor=sculptor
fotografo=photographer fotografa=photographer ilustrador=illustrator ilustradora=illustrator disenador=designer disenadora=designer taller_de_ceramica=pottery-workshop tejido=knitting
punto_de_cruz=cross-stitch ganchillo=crochet crochet=crochet lana=yarn telescopio=telescope observacion_de_aves=birdwatching partida=game-session ludoteca=game-library dado=dice
personaje=character juego_de_rol=role-playing-game juegos_de_rol=role-playing-games escape_room=escape-room sala_de_escape=escape-room rompecabezas=puzzle carta=letter baraja=deck
podcast=podcast podcaster=podcaster episodio=episode programa_de_radio=radio-show radio=radio-station emisora=radio-station periodista=journalist periodico=newspaper revista=magazine
redaccion_periodistica=newsroom noticia=news noticias=news bloguero=blogger escritor=writer escritora=writer autor=author autora=author novela=novel novelista=novelist poema=poem poeta=poet
cuento=story historia=story capitulo=chapter manuscrito=manuscript editorial=publisher editor=editor editora=editor guion=script guionista=screenwriter traductor=translator traductora=translator
traduccion=translation interprete=interpreter creador=creator creadora=creator creador_de_contenido=content-creator creadores_de_contenido=content-creators contenido=content publicacion=post
articulo_de_blog=blog-article seguidor=follower suscriptor=subscriber lector=reader lectora=reader oyente=listener espectador=viewer publico_objetivo=audience cine=cinema pelicula=movie
cineclub=film-club
evento=event entrada=ticket boleto=ticket pasaje=ticket taquilla=ticket-office aforo=capacity festival=festival congreso=conference conferencia=conference charla=talk taller_presencial=workshop
asistente_al_evento=attendee participante=participant organizador_de_eventos=event-organiser organizadora_de_eventos=event-organiser organizadores_de_eventos=event-organisers
organizador_de_bodas=wedding-planner wedding_planner=wedding-planner lugar=place sitio_turistico=sight turista=tourist turismo=tourism viajero=traveller viajera=traveller itinerario=itinerary
equipaje=luggage maleta=suitcase vuelo=flight aerolinea=airline aeropuerto=airport agencia_de_viajes=travel-agency guia_turistico=tour-guide guias_turisticos=tour-guides playa=beach
montana=mountain isla=island barco=boat velero=sailing-boat regata=regatta buceo=diving surf=surfing esqui=skiing parque=park parque_natural=nature-park acampada=camping peregrino=pilgrim
albergue=hostel
ong=ngo asociacion=association fundacion=foundation ongs=ngos entidad=organisation organizacion=organisation sin_animo_de_lucro=nonprofit~ sin_fines_de_lucro=nonprofit~ voluntario=volunteer
voluntaria=volunteer voluntariado=volunteering donacion=donation donativo=donation donante=donor recaudacion_de_fondos=fundraising colecta=fundraising beneficiario=beneficiary padrino=sponsor
patrocinador=sponsor iglesia=church parroquia=parish cura=priest sacerdote=priest feligres=parishioner pastor=pastor misa=church-service cofradia=brotherhood hermandad=brotherhood
refugiado=refugee refugiada=refugee inmigrante=immigrant migrante=migrant banco_de_tiempo=time-bank trueque=barter trastos=stuff comunidad=community foro=forum red_de_apoyo=support-group
grupo_de_apoyo=support-group asamblea=assembly directiva=board junta_directiva=board presidente=chair tesorero=treasurer tesorera=treasurer monitor_de_campamento=camp-leader campamento=camp
scout=scout fallero=club-member pena=club
ayuntamiento=municipality municipio=municipality municipalidad=municipality alcaldia=municipality alcalde=mayor concejal=council-officer ciudadano=citizen ciudadana=citizen ciudad=city
pueblo=village calle=street bache=pothole alumbrado=street-light farola=street-light tramite=procedure gobierno=government funcionario=officer funcionaria=officer policia=police-officer
bombero=firefighter bombera=firefighter parque_de_bomberos=fire-station proteccion_civil=civil-protection ambulancia=ambulance paramedico=paramedic emergencia=emergency rescate=rescue
guardia=on-call-duty guardias=on-call-duties licitacion=tender-notice presupuesto_participativo=participatory-budget transparencia=transparency
abogado=lawyer abogada=lawyer bufete=law-firm despacho_de_abogados=law-firm notario=notary notaria=notary juez=judge jueza=judge juzgado=court tribunal=court juicio=court-hearing caso=case
demanda_judicial=lawsuit ley=law normativa=regulation cumplimiento=compliance proteccion_de_datos=data-protection privacidad=privacy datos_personales=personal-data dato=datum datos=data
consentimiento=consent testamento=last-will herencia=inheritance patente=patent marca_registrada=trademark denuncia=report extranjeria=immigration visado=visa asilo_politico=asylum
poder_notarial=power-of-attorney prueba_documental=evidence canal_de_denuncias=whistleblower-channel multa=fine
seguro=insurance seguros=insurance seguro_de_coche=car-insurance seguro_de_auto=car-insurance seguro_de_hogar=home-insurance seguro_de_vida=life-insurance aseguradora=insurer
corredor_de_seguros=insurance-broker corredores_de_seguros=insurance-brokers corredora_de_seguros=insurance-broker correduria_de_seguros=insurance-broker correduria=insurance-broker
agente_de_seguros=insurance-agent agentes_de_seguros=insurance-agents mediador_de_seguros=insurance-broker poliza=insurance-policy siniestro=insurance-claim parte_de_accidente=accident-report
perito=adjuster perita=adjuster asegurado=policyholder asegurada=policyholder prima=premium cobertura=coverage franquicia=deductible dano=damage danos=damage indemnizacion=indemnity
desarrollador=developer desarrolladora=developer programador=programmer programadora=programmer ingeniero=engineer ingeniera=engineer informatico=it-technician informatica=it
equipo_de_desarrollo=software-team codigo=code repositorio=repository rama=branch commit=commit prueba_unitaria=unit-test pruebas_unitarias=unit-tests prueba_automatica=test despliegue=deployment
registro_de_cambios=changelog dependencia=dependency vulnerabilidad=vulnerability administrador_de_sistemas=sysadmin administradores_de_sistemas=sysadmins servidor_propio=own-server
caida_del_servidor=outage incidente=incident ciberseguridad=cyber-security ataque=attack cifrado=encrypted~ gestor_de_contrasenas=password-manager integracion=integration automatizacion=automation
flujo_de_trabajo=workflow guion_de_consola=script consola=terminal inteligencia_artificial=ai ia=ai modelo_de_lenguaje=language-model traductor_automatico=machine-translation
reconocimiento_de_voz=speech-recognition voz=voice comando_de_voz=voice-command dictado=dictation
laboratorio=lab investigador=researcher investigadora=researcher investigacion=research cientifico=scientist cientifica=scientist experimento=experiment muestra_de_laboratorio=sample
muestras=samples ensayo_clinico=clinical-trial ensayos_clinicos=clinical-trials estudio=study estudio_clinico=clinical-study datos_de_campo=field-data trabajo_de_campo=fieldwork protocolo=protocol
publicacion_cientifica=paper biologo=biologist biologa=biologist ornitologo=ornithologist astronomo=astronomer astronomia=astronomy microscopio=microscope reactivo=reagent hipotesis=hypothesis
conjunto_de_datos=dataset encuestado=respondent
dia=day semana=week mes=month ano=year hora=hour minuto=minute fin_de_semana=weekend noche=night tarde=afternoon trimestre=quarter tiempo=time vez=time primera_vez=first-time cosa=thing manera=way
forma=way tipo=kind parte=part ejemplo=example nombre=name numero=number pais=country mundo=world inicio=start final=end vida=life necesidad=need zona=area region=region area=area
internet=internet conexion=connection cobertura_movil=reception sin_conexion=offline sin_internet=offline sin_senal=offline sin_cobertura=offline gratis=free~ espana=spain mexico=mexico
brasil=brazil alemania=germany francia=france italia=italy
gratuito=free~ simple=simple~ sencillo=simple~ facil=easy~ nuevo=new~ viejo=old~ antiguo=old~ pequeno=small~ pequenito=small~ chico_tamano=small~ grande=large~ gran=large~ mediano=medium~
bueno=good~ buen=good~ malo=bad~ mejores=best~ barato=cheap~ caro=expensive~ seguro_y_privado=secure~ rapido_y_facil=fast~ util=useful~ claro=clear~ libre=free~ lento=slow~ largo=long~
corto=short~ alto=high~ bajo_nivel=low-level~ digital=digital~ virtual=virtual~ automatico=automatic~ inteligente=smart~ semanal=weekly~ mensual=monthly~ anual=yearly~ cotidiano=daily~
rural=rural~ urbano=urban~ comunitario=community~ publico=public~ privado=private~ escolar=school~ universitario=university~ infantil=children~ juvenil=youth~ deportivo=sports~ dental=dental~
clinico=clinical~ sanitario=health~ mental=mental~ fisico=physical~ cronico=chronic~ solar=solar~ electrico=electric~ electronico=electronic~ industrial=industrial~ agricola=farm~
organico=organic~ ecologico=organic~ artesanal=craft~ domestico=household~ financiero=financial~ fiscal=tax~ legal=legal~ juridico=legal~ laboral=work~ turistico=tourist~ historico=historical~
cultural=cultural~ musical=music~ anonimo=anonymous~ confidencial=confidential~ compartido=shared~ disponible=available~ vencido=overdue~ atrasado=overdue~ pendiente_de_pago=unpaid~
impagado=unpaid~ duplicado=duplicate~ roto=broken~ danado=damaged~ vacio=empty~ lleno=full~ abierto=open~ cerrado=closed~ unico=single~ recurrente=recurring~ personalizado=personalised~
multilingue=multilingual~ bilingue=bilingual~ extranjero=foreign~ solidario=charity~ benefico=charity~ fresco=fresh~ saludable=healthy~ preventivo=preventive~ remoto=remote~
independiente=independent~ particular=private~ social=social~ interno=internal~ externo=external~ propio_servidor=own-server proximo=next~ siguiente=next~ ultimo=last~ primero=first~ primer=first~
segundo=second~ real=real~ importante=important~ necesario=necessary~ posible=possible~ completo=complete~ principal=main~ justo=fair~ local_comercial=shop mexicano=mexican~ espanol=spanish~
latino=latin~
facturacion=invoicing renovacion=renewal sancion=penalty directamente=directly educacion_secundaria=secondary-school secundaria=secondary-school primaria=primary-school prepa=secondary-school
bachillerato=secondary-school conciliar=reconcile! concilie=reconcile! armar=make! memoria=memory junta_de_vecinos=assembly baja_de_precio=price-drop bajar=drop! cada_manana=every-morning
por_la_manana=morning quien_pago=who-paid transporte_escolar_compartido=school-carpool queda=is quedan=are retenido=held retenida=held saben_nada_de=know-about sabe_nada_de=know-about
amateur=amateur~ aviso_de_caducidad=expiry-reminder caduca=expire! caducar=expire! vencer=expire! vence=expire! vencen=expire!
inscripcion=registration matriculacion=registration entrenos=workouts entreno=workout traslado=transport localizacion=location intercambio=swap alquiler_de_coches=car-rental
alquiler_de_herramientas=tool-rental alquiler_de_equipos=equipment-rental prestamo_de_libros=book-loan prestamo_de_herramientas=tool-lending devoluciones=returns aprendizaje=learning
ensenanza=teaching evaluacion=assessment compras=purchases compra_venta=marketplace compraventa=marketplace control=control monitoreo=monitoring vigilancia=monitoring deteccion=detection
analisis=analysis digitalizacion=digitisation control_de_gastos=expense-tracking control_de_stock=inventory control_de_inventario=inventory control_de_acceso=access-control
control_de_presencia=time-tracking control_de_asistencia=attendance asignacion=assignment creacion=creation busqueda=search recomendacion=recommendation comunicacion=communication
colaboracion=collaboration organizacion_de_eventos=event-planning cobranza=payment-collection recoleccion=collection recogida=pickup recogida_de_basura=waste-collection recojo=pickup
cuidado_de_ninos=childcare cuidado_de_mascotas=pet-sitting
lider=leader ama_de_casa=homemaker vendedor_ambulante=street-vendor vendedores_ambulantes=street-vendors tendero=shopkeeper tendera=shopkeeper comerciante=merchant artesanos=craftspeople
ganaderos=farmers revendedor=reseller importador=importer exportador=exporter coleccionistas=collectors streamer=streamer influencer=influencer youtuber=youtuber dj=dj florista=florist
relojero=watchmaker joyero=jeweller luthier=luthier zapatero=shoemaker lechero=dairy-farmer barista=barista sumiller=sommelier somelier=sommelier guarda=guard guardia_de_seguridad=security-guard
vigilante=guard conserje=concierge cajero=cashier cajera=cashier almacenero=warehouse-worker mozo_de_almacen=warehouse-worker operador=operator operadora=operator analista=analyst
contador_publico=accountant auditor=auditor auditora=auditor inspector=inspector inspectora=inspector jubilado=pensioner jubilada=pensioner viudo=widow veterano=veteran padre_primerizo=new-parent
padres_primerizos=new-parents madre_soltera=single-parent madres_solteras=single-parents padres_separados=separated-parents padres_divorciados=divorced-parents nieto=grandchild
nietos=grandchildren sobrino=nephew tio=uncle primo=cousin
habilidades=skills logro=achievement nivel=level motivacion=motivation respuesta_automatica=automatic-reply chat=chat mensaje_directo=direct-message comentario_ofensivo=toxic-comment
moderador=moderator moderacion=moderation acoso=bullying ciberacoso=cyberbullying spam=spam alta=registration registro_de_gastos=expense-tracker registro_de_horas=timesheet
registro_de_visitas=visit-log libro_de_visitas=guest-book cadena=chain franquicias=franchises marca_personal=brand tablon=message-board tablon_de_anuncios=message-board cartelera=programme
folleto=leaflet cartel=poster tarjeta_de_visita=business-card tarjeta_de_sellos=stamp-card tarjetas_de_sellos=stamp-cards pulsera_gps=gps-tracker rastreador_gps=gps-tracker
pagare=promissory-note letra=lyric letras=lyrics acorde=chord etiqueta=label caja_registradora=cash-register punto_de_venta=point-of-sale tpv=point-of-sale pos=point-of-sale merma=waste
desperdicio=waste sobrante=leftover excedente=surplus excedente_de_comida=surplus-food donacion_de_sangre=blood-donation sangre=blood donante_de_sangre=blood-donor donantes_de_sangre=blood-donors
vacunacion=vaccination desparasitacion=deworming cartilla_de_vacunacion=vaccination-record cartilla=record carne_de_vacunas=vaccination-record carnet=card carnet_de_socio=membership-card
credencial=card
tutorial=tutorial taller_de_escritura=writing-workshop habito_de_lectura=reading-habit club_de_lectura=book-club clubes_de_lectura=book-clubs libro_leido=book-read resena_de_libros=book-review
biblioteca_escolar=school-library prestamo_bibliotecario=library-loan mapa_interactivo=interactive-map punto_de_interes=sight puntos_de_interes=sights dia_festivo=holiday feriado=holiday
vacacion=vacation reparto_de_tareas=chore-chart lista_de_tareas_domesticas=chore-chart menu_familiar=family-meal-plan plan_de_comidas=meal-plan plan_de_entrenamiento=training-plan
planes_de_entrenamiento=training-plans plan_de_estudio=study-plan plan_de_estudios=curriculum desaparecido=missing~ perdido=lost~ abandonado=abandoned~ callejero=stray~ herido=injured~
enfermo=sick~ sano=healthy~ soltero=single~ mayor_de_edad=adult
tengan_que=must tenga_que=must tuviera=has basado=based~ orientado=oriented~ dirigido=for dirigida=for enfocado=for enfocada=for pensado=for pensada=for especializado=specialised~ hecho_para=for
hecha_para=for incluido=included~ cargado=loaded~ conectado=connected~ cercano=nearby~ diario_de_viaje=travel-diary diario_de_suenos=dream-diary diaria=daily~ diarias=daily~ diarios=daily~
registro_diario=daily-log gasto_diario=daily-expense gastos_diarios=daily-expenses ventas_diarias=daily-sales reporte_diario=daily-report
ayudar_a=help! ayudar_al=help! ayuda_a=help! ayuda_al=help! ayudan_a=help! ayudan_al=help! ayude_a=help! ayude_al=help! ayuden_a=help! ayuden_al=help! avisar_a=notify! avisar_al=notify!
avisa_a=notify! avisa_al=notify! avisan_a=notify! avisan_al=notify! avise_a=notify! avise_al=notify! avisen_a=notify! avisen_al=notify! notificar_a=notify! notificar_al=notify! notifica_a=notify!
notifica_al=notify! notifican_a=notify! notifican_al=notify! notifice_a=notify! notifice_al=notify! notificen_a=notify! notificen_al=notify! alertar_a=alert! alertar_al=alert! alerta_a=alert!
alerta_al=alert! alertan_a=alert! alertan_al=alert! alerte_a=alert! alerte_al=alert! alerten_a=alert! alerten_al=alert! informar_a=inform! informar_al=inform! informa_a=inform! informa_al=inform!
informan_a=inform! informan_al=inform! informe_a=inform! informe_al=inform! informen_a=inform! informen_al=inform! invitar_a=invite! invitar_al=invite! invita_a=invite! invita_al=invite!
invitan_a=invite! invitan_al=invite! invite_a=invite! invite_al=invite! inviten_a=invite! inviten_al=invite! conectar_a=match! conectar_al=match! conecta_a=match! conecta_al=match!
conectan_a=match! conectan_al=match! conecte_a=match! conecte_al=match! conecten_a=match! conecten_al=match! atender_a=serve! atender_al=serve! atende_a=serve! atende_al=serve! atenden_a=serve!
atenden_al=serve! atenda_a=serve! atenda_al=serve! atendan_a=serve! atendan_al=serve! cuidar_a=care! cuidar_al=care! cuida_a=care! cuida_al=care! cuidan_a=care! cuidan_al=care! cuide_a=care!
cuide_al=care! cuiden_a=care! cuiden_al=care! capacitar_a=train! capacitar_al=train! capacita_a=train! capacita_al=train! capacitan_a=train! capacitan_al=train! capacite_a=train!
capacite_al=train! capaciten_a=train! capaciten_al=train! evaluar_a=evaluate! evaluar_al=evaluate! evalua_a=evaluate! evalua_al=evaluate! evaluan_a=evaluate! evaluan_al=evaluate!
evalue_a=evaluate! evalue_al=evaluate! evaluen_a=evaluate! evaluen_al=evaluate! motivar_a=motivate! motivar_al=motivate! motiva_a=motivate! motiva_al=motivate! motivan_a=motivate!
motivan_al=motivate! motive_a=motivate! motive_al=motivate! motiven_a=motivate! motiven_al=motivate! vincular_a=connect! vincular_al=connect! vincula_a=connect! vincula_al=connect!
vinculan_a=connect! vinculan_al=connect! vincule_a=connect! vincule_al=connect! vinculen_a=connect! vinculen_al=connect! reunir_a=collect! reunir_al=collect! reune_a=collect! reune_al=collect!
reunen_a=collect! reunen_al=collect! reuna_a=collect! reuna_al=collect! reunan_a=collect! reunan_al=collect! llamar_a=call! llamar_al=call! llama_a=call! llama_al=call! llaman_a=call!
llaman_al=call! llame_a=call! llame_al=call! llamen_a=call! llamen_al=call! visitar_a=visit! visitar_al=visit! visita_a=visit! visita_al=visit! visitan_a=visit! visitan_al=visit! visite_a=visit!
visite_al=visit! visiten_a=visit! visiten_al=visit! notifique_a=notify! notifique_al=notify! notifiquen_a=notify! notifiquen_al=notify! busca_a=find! busca_al=find! buscar_a=find! buscar_al=find!
busque_a=find! busque_al=find! encontrar_a=find! encontrar_al=find! encuentra_a=find! encuentra_al=find! encuentre_a=find! encuentre_al=find! recordar_a=remind! recordar_al=remind!
recuerda_a=remind! recuerda_al=remind! recuerde_a=remind! recuerde_al=remind! recuerden_a=remind! recuerden_al=remind! atienda_a=serve! atienda_al=serve! atiende_a=serve! atiende_al=serve!
atienden_a=serve! atienden_al=serve! junta_a=match! junta_al=match! juntar_a=match! juntar_al=match! empareja_a=match! empareja_al=match! emparejar_a=match! emparejar_al=match!
repeticion_espaciada=spaced-repetition alergico=allergic~ convocatoria=squad cuota_de_socio=membership-fee cuotas_de_socios=membership-fees directo=directly cerca=near autogestion=management
cones_el_fin_de=tos dados_ques=becauses cercas_de=nears nadas_de=nos tales_veces=maybes pores_ejemplos=egs pores_favores=pleases pores_separados=separatelies pores_semanas=per-weeks
cadas_semanas=every-weeks cadas_dias=every-days estas_disponibles=is-availables aplicaciones_moviles=mobile-apps productos_digitales=products cuadros_de_mando=dashboards
paneles_de_control=dashboards extensiones_de_navegador=browser-extensions telefonos_moviles=phones juegos_de_mesa=board-games codigos_fuentes=source-codes correos_electronicos=emails
mercados_en_linea=marketplaces tiendas_onlines=online-shops tiendas_en_linea=online-shops tiendas_virtuales=online-shops comercios_electronicos=online-shops
comparadores_de_precios=price-comparisons citas_previas=appointments turnos_de_noche=night-shifts turnos_medicos=medical-appointments huecos_libres=free-slots
calendarios_compartidos=shared-calendars ordenes_del_dia=agendas fechas_limites=deadlines listas_de_espera=waiting-lists colas_virtuales=virtual-queues mensajes_de_texto=text-messages
llamadas_de_voz=voice-calls grupos_de_whatsapp=whatsapp-groups listas_de_correo=mailing-lists campanas_de_correo=email-campaigns inicios_de_sesion=logins listas_de_tareas=task-lists
listas_de_verificacion=checklists listas_de_la_compra=shopping-lists listas_de_compras=shopping-lists listas_de_compra=shopping-lists listas_del_super=shopping-lists listas_de_precios=price-lists
listas_de_asistencia=attendance-lists listas_de_deseos=wish-lists listas_de_invitados=guest-lists listas_de_lectura=reading-lists soportes_tecnicos=technical-supports
servicios_al_cliente=customer-services mesas_de_ayuda=help-desks firmas_electronicas=e-signatures firmas_digitales=e-signatures departamentos_de_ventas=sales-teams equipos_de_ventas=sales-teams
tiendas_de_barrio=neighbourhood-shops tiendas_de_ropa=clothing-shops facturas_electronicas=e-invoices presupuestos_familiares=family-budgets presupuestos_mensuales=monthly-budgets
presupuestos_maximos=budgets contratos_de_alquiler=lease-agreements ordenes_de_trabajo=work-orders ordenes_de_compra=purchase-orders pagos_en_linea=online-payments depositos_en_garantia=escrows
tarjetas_de_credito=credit-cards asesores_fiscales=tax-advisers tarjetas_regalos=gift-cards tarjetas_de_fidelidad=loyalty-cards programas_de_puntos=loyalty-programmes clientes_potenciales=leads
anuncios_clasificados=classified-ads codigos_de_barras=barcodes codigos_qres=qr-codes copias_de_seguridad=backups notas_de_voz=voice-notes enlaces_compartidos=share-links
firmas_del_cliente=customer-signatures profesionales_independientes=freelancers equipos_de_trabajo=teams ofertas_de_empleo=job-offers ofertas_de_trabajo=job-offers bolsas_de_trabajo=job-boards
bolsas_de_empleo=job-boards entrevistas_de_trabajo=job-interviews consultas_medicas=medical-practices clinicas_dentales=dental-clinics citas_medicas=medical-appointments
historias_clinicas=patient-records historiales_clinicos=patient-records historiales_medicos=patient-records recetas_medicas=prescriptions tensiones_arteriales=blood-pressures
residencias_de_ancianos=care-homes residencias_de_mayores=care-homes salones_de_belleza=beauty-salons salones_de_unas=nail-salons estudios_de_tatuajes=tattoo-studios cortes_de_pelo=haircuts
entrenadores_personales=personal-trainers entrenadoras_personales=personal-trainers clubes_deportivos=sports-clubs equipos_de_futbol=football-teams pistas_de_padel=padel-courts
comedores_sociales=soup-kitchens comedores_escolares=school-canteens camiones_de_comida=food-trucks cocinas_fantasmas=kitchens cartas_digitales=digital-menus menus_del_dia=menus
menus_semanales=weekly-menus comidas_para_llevar=takeaways recetas_de_cocina=recipes bancos_de_alimentos=food-banks companeras_de_piso=flatmates pisos_compartidos=flat-shares
albumes_de_fotos=photo-albums arboles_genealogicos=family-trees clinicas_veterinarias=vet-clinics protectoras_de_animales=animal-shelters refugios_de_animales=animal-shelters
casas_de_acogida=foster-homes duenos_de_mascota=pet-owners duenos_de_perro=dog-owners huertos_urbanos=urban-gardens huertos_comunitarios=community-gardens abonos_organicos=composts
bodegas_de_vino=wineries cosechas_propias=harvests tiempos_meteorologicos=weathers humedades_del_suelo=soil-moistures cestas_de_verduras=vegetable-boxes incendios_forestales=wildfires
alquileres_vacacionales=holiday-rentals viviendas_vacacionales=holiday-homes corredores_inmobiliarios=estate-agents comunidades_de_vecinos=homeowners-associations
comunidades_de_propietarios=homeowners-associations portales_inmobiliarios=property-portals cerraduras_inteligentes=smart-locks casas_rurales=guest-houses obras_de_construccion=construction-sites
empresas_de_limpieza=cleaning-companies empleadas_domesticas=cleaning-ladies empleadas_del_hogar=cleaning-ladies encargados_de_obra=site-foremen partes_de_trabajo=work-reports
partes_de_obra=site-reports diarios_de_obra=site-diaries libros_de_obra=site-diaries talleres_mecanicos=car-repair-shops talleres_de_coches=car-repair-shops
talleres_de_bicicletas=bike-repair-shops talleres_de_bicis=bike-repair-shops patentes_del_auto=licence-plates carnetes_de_conducir=driving-licences parques_moviles=fleets
gruas_de_coches=roadside-assistances transportes_publicos=public-transports coches_compartidos=carpools puntos_de_recarga=charging-stations ubicaciones_en_tiempo_real=live-locations
cadenas_de_suministro=supply-chains cadenas_de_frio=cold-chains comprobantes_de_entrega=proof-of-deliveries plantas_industriales=factories mantenimientos_preventivos=preventive-maintenances
controles_de_calidad=quality-controls accidentes_laborales=work-accidents equipos_de_proteccion=ppes materias_primas=raw-materials luces_inteligentes=smart-lights fugas_de_agua=water-leaks
casas_inteligentes=smart-homes placas_electronicas=circuits facturas_de_la_luz=electricity-bills recibos_de_la_luz=electricity-bills consumos_electricos=energy-consumptions
comunidades_energeticas=energy-communities jardines_de_infancia=kindergartens jardines_de_infantes=kindergartens salones_de_clases=classrooms cursos_en_linea=online-courses notas_escolares=grades
boletas_de_calificaciones=school-reports boletines_de_notas=school-reports tarjetas_de_memoria=flashcards fichas_de_estudio=flashcards lecturas_escolares=reading-exercises
libros_de_texto=textbooks asociaciones_de_padres=parent-associations archivos_historicos=archives patrimonios_culturales=cultural-heritages cartas_coleccionables=trading-cards
musicas_en_vivo=live-musics grupos_de_musica=bands ensayos_de_banda=band-rehearsals ensayos_generales=rehearsals directores_de_coro=choir-directors obras_de_teatro=plays
escuelas_de_baile=dance-schools academias_de_baile=dance-schools talleres_de_ceramica=pottery-workshops puntos_de_cruz=cross-stitches programas_de_radio=radio-shows
redacciones_periodisticas=newsrooms articulos_de_blog=blog-articles talleres_presenciales=workshops asistentes_al_evento=attendees organizadores_de_bodas=wedding-planners sitios_turisticos=sights
agencias_de_viajes=travel-agencies parques_naturales=nature-parks bancos_de_tiempo=time-banks redes_de_apoyo=support-groups grupos_de_apoyo=support-groups monitores_de_campamento=camp-leaders
parques_de_bomberos=fire-stations presupuestos_participativos=participatory-budgets despachos_de_abogados=law-firms demandas_judiciales=lawsuits marcas_registradas=trademarks
asilos_politicos=asylums seguros_de_coche=car-insurances seguros_de_auto=car-insurances seguros_de_hogar=home-insurances seguros_de_vida=life-insurances corredoras_de_seguros=insurance-brokers
corredurias_de_seguros=insurance-brokers partes_de_accidente=accident-reports equipos_de_desarrollo=software-teams registros_de_cambios=changelogs servidores_propios=own-servers
caidas_del_servidor=outages gestores_de_contrasenas=password-managers guiones_de_consola=scripts traductores_automaticos=machine-translations estudios_clinicos=clinical-studies
trabajos_de_campo=fieldworks publicaciones_cientificas=papers coberturas_moviles=receptions avisos_de_caducidad=expiry-reminders alquileres_de_coches=car-rentals
alquileres_de_herramientas=tool-rentals alquileres_de_equipos=equipment-rentals prestamos_de_libros=book-loans controles_de_stock=inventories controles_de_inventario=inventories
controles_de_acceso=access-controls controles_de_asistencia=attendances recogidas_de_basura=waste-collections cuidados_de_ninos=childcares guardias_de_seguridad=security-guards
mozos_de_almacen=warehouse-workers contadores_publicos=accountants respuestas_automaticas=automatic-replies mensajes_directos=direct-messages comentarios_ofensivos=toxic-comments
registros_de_gastos=expense-trackers registros_de_horas=timesheets registros_de_visitas=visit-logs libros_de_visitas=guest-books marcas_personales=brands tablones_de_anuncios=message-boards
tarjetas_de_visita=business-cards cajas_registradoras=cash-registers puntos_de_venta=point-of-sales donaciones_de_sangre=blood-donations cartillas_de_vacunacion=vaccination-records
carnes_de_vacunas=vaccination-records carnetes_de_socio=membership-cards talleres_de_escritura=writing-workshops habitos_de_lectura=reading-habits libros_leidos=book-reads
resenas_de_libros=book-reviews bibliotecas_escolares=school-libraries prestamos_bibliotecarios=library-loans mapas_interactivos=interactive-maps dias_festivos=holidays
repartos_de_tareas=chore-charts listas_de_tareas_domesticas=chore-charts menus_familiares=family-meal-plans planes_de_comidas=meal-plans planes_de_estudio=study-plans
planes_de_estudios=curriculums diarios_de_viaje=travel-diaries diarios_de_suenos=dream-diaries registros_diarios=daily-logs reportes_diarios=daily-reports cuotas_de_socio=membership-fees
esperar=wait! esperando=wait! coger=take! cojan=take! etnografico=ethnographic~ fin=end frances=french~ franceses=french~ aleman=german~ alemanes=german~ prensa=press telar=loom oir=hear!
oiga=hear! contada=tell! grabado=engraving dentro=inside pesimo=terrible~ malisimo=terrible~ malisima=terrible~ igual=same~ diputacion=provincial-council euros=euros euro=euros
justificar=justify! justificarlo=justify! arraigo=residence-permit reagrupacion=family-reunification padron=municipal-register pasaporte=passport torcido=crooked~ falta=absence faltar=miss!
traer=bring! trae=bring! traen=bring! traiga=bring! venza=expire! arabe=arabic~ ucraniano=ukrainian~ delicado=sensitive~ meter=enter! meto=enter! saldo=balance interes=interest
repartido=distributed~ repartidos=distributed~ armario=wardrobe frio=cold~ apuntado=noted~ pegar=stick! frasco=jar pase=pass abrio=open! botella=bottle acido=acid lado=side base=base
pictograma=pictogram aceptar=accept! acepta=accept! acepte=accept! taco=taco truco=trick apuesta=bet brigada=brigade vacunar=vaccinate! mayoria=most senal=signal regresar=return!
capturar=capture! hoja=sheet doble=double~ esquema=schedule nacional=national~ volver=return! centro=centre duplicar=duplicate! zapoteco=zapotec haria=make! fiado=debt celu=mobile
amable=friendly~ aca=here turnarse=alternate! turnen=alternate! turnamos=alternate! email=email whatsapp=whatsapp enero=january febrero=february marzo=march abril=april mayo=may junio=june
julio=july agosto=august septiembre=september octubre=october noviembre=november diciembre=december dos=two tres=three cuatro=four cinco=five seis=six siete=seven ocho=eight nueve=nine
diez=ten once=eleven doce=twelve quince=fifteen veinte=twenty treinta=thirty cuarenta=forty cincuenta=fifty sesenta=sixty setenta=seventy ochenta=eighty noventa=ninety cien=hundred
modisteria=tailor-shop ayudante=assistant pantalon=trousers pantalones=trousers vestido=dress cortina=curtain papelito=note acordar=agree! acordo=agree! prenda=garment asi=so mango=mango
comercializadora=distributor fitosanitario=plant-protection~ kilo=kilo kilos=kilos recogido=collected~ cuadrilla=crew relleno=fill-in anterior=previous~ resguardo=receipt parado=stopped~
parados=stopped~ silla=chair carpa=tent sonido=sound equipo_de_sonido=sound-system mitad=half estado=condition retrasar=delay! retrasa=delay! retraso=delay tartamudo=stutterer
tartamudez=stutter ictus=stroke constancia=streak complicado=complicated~ captura=catch patron=skipper especie=species atracar=dock! temporal=storm llegada=arrival salida=departure
dirigir=run! dirijo=run! circular=circulate! fotocopiado=photocopied~ habra=will bastante=enough~ tenor=tenor confirmacion=confirmation cuerda=voice-part vestuario=costume banar=bath!
bana=bath! panal=diaper escapar=escape! escapa=escape! caos=chaos dorsal=bib-number dorsales=bib-numbers aparecer=appear! avituallamiento=aid-station retirado=dropout momento=moment
al_momento=instantly
lunes=monday martes=tuesday miercoles=wednesday jueves=thursday viernes=friday sabado=saturday domingo=sunday verano=summer invierno=winter otono=autumn primavera=spring madrugada=early-morning
de_madrugada=at-night festivo=holiday festivos=holidays navidad=christmas semana_santa=easter puente=bridge quincena=fortnight quincenal=biweekly~ trimestral=quarterly~ semestral=half-yearly~
semestre=semester bimestral=bimonthly~ siglo=century vispera=day-before rato=while ratito=while anteayer=before-yesterday pasado_manana=tomorrow anoche=last-night mediodia=noon medianoche=midnight
turno_de_tarde=late-shift
fuera=out afuera=outside adentro=inside arriba=up abajo=down atras=back adelante=ahead detras=behind delante=ahead enfrente=opposite encima=on-top enseguida=soon en_seguida=soon de_vuelta=back
lejos=away apenas=hardly realmente=really de_verdad=really en_verdad=really de_golpe=suddenly de_repente=suddenly a_la_vez=together seguido=consecutive~ seguidos=consecutive~ seguidas=consecutive~
al_dia_siguiente=next-day demas=other los_demas=others las_demas=others resto=rest suyo=theirs suya=theirs suyos=theirs suyas=theirs mio=mine mia=mine mios=mine mias=mine tuyo=yours ella=she
el_mismo=himself alguna_vez=ever de_nuevo=again otra_vez=again en_realidad=actually asi_como=and a_partir_de=from pa=for incluso=even aparte=apart a_ojo=roughly a_ciegas=blindly de_una_vez=instantly
por_si=if por_fin=finally sin_embargo=but tardio=late~ temprano=early urgente=urgent~ urgencia=emergency
media=half medio=half mil=thousand doscientos=two-hundred trescientos=three-hundred quinientos=five-hundred dieciseis=sixteen diecisiete=seventeen dieciocho=eighteen diecinueve=nineteen
veinticuatro=twenty-four catorce=fourteen trece=thirteen ciento=hundred por_ciento=percent porcentaje=percentage docena=dozen decena=ten millar=thousand millon=million tercero=third~ tercer=third~
cuarta=fourth~ quinto=fifth~ sexto=sixth~ septimo=seventh~ octavo=eighth~ noveno=ninth~ tercio=third centimetro=centimetre metro_cuadrado=square-metre gramo=gram tonelada=tonne litro=litre
hectarea=hectare km=km grado=degree dolar=dollar peso_mexicano=peso centimo=cent soles=soles
suyo_propio=own~ distinto=different~ raro=odd~ exacto=exact~ correcto=correct~ incorrecto=wrong~ bonito=beautiful~ feo=ugly~ rojo=red~ verde=green~ azul=blue~ amarillo=yellow~ negro=black~
blanco=white~ gris=grey~ marron=brown~ redondo=round~ cuadrado=square~ seco=dry~ mojado=wet~ humedo=damp~ oscuro=dark~ templado=lukewarm~ caliente=hot~ fuerte=strong~ debil=weak~ duro=hard~
blando=soft~ suelto=loose~ muerto=dead~ vivo=alive~ entero=whole~ comun=common~ normal=normal~ total=total general=general~ central=central~ municipal=municipal~ provincial=provincial~
estatal=state~ federal=federal~ oficial=official~ ilegal=illegal~ obligatorio=mandatory~ opcional=optional~ vigente=valid~ provisional=provisional~ definitivo=final~ inicial=initial~
avanzado=advanced~ basico=basic~ clasico=classic~ loco=crazy~ sucio=dirty~ limpio=clean~ dudoso=doubtful~ sospechoso=suspicious~ cruel=cruel~ publicado=published~ escrito=written~ impreso=printed~
repetido=repeated~ contado=counted~ ordenado=sorted~ separado=separate~ numerado=numbered~ firmado=signed~ vendido=sold~ pagado=paid~ devuelto=returned~ resuelto=resolved~ revisado=checked~
redactado=written~ visto=seen~ leido=read~ dicho=said~ emitido=issued~ escaneado=scanned~ explicado=explained~ guardado=saved~ recortado=cut~ relacionado=related~ alquilado=rented~ adoptado=adopted~
enterrado=buried~ encerrado=locked-in~ varado=stranded~ mordido=bitten~ manchado=stained~ oxidado=rusty~ adelantado=ahead agradecido=grateful~ harto=fed-up~ cansado=tired~ triste=sad~
contento=happy~ enfadado=angry~ nervioso=nervous~ asustado=scared~ humano=human~ cognitivo=cognitive~ telefonico=telephone~ procesal=procedural~ arancelario=customs~ arqueologico=archaeological~
oceanografico=oceanographic~ quimico=chemical~ peatonal=pedestrian~ vecinal=neighbourhood~ neutral=neutral~ amistoso=friendly~ europeo=european~ chino=chinese~ japones=japanese~ italiano=italian~
argentino=argentinian~ catalan=catalan~ gallego=galician~ vasco=basque~ euskera=basque castellano=spanish quechua=quechua aimara=aymara noruego=norwegian~ belga=belgian~ holandes=dutch~
polaco=polish~ ruso=russian~ rumano=romanian~ marroqui=moroccan~ sirio=syrian~ cristiano=christian~ catolico=catholic~ musulman=muslim~ judio=jewish~ judicial=court~ electoral=electoral~
alpino=alpine~ intercolegial=inter-school~ residente=resident ilegible=illegible~
ella_misma=herself hago=make! hice=make! hizo=make! hicieron=make! doy=give! dio=give! dieron=give! di=give! den=give! darse_de_baja=unsubscribe! dar_de_baja=remove! dar_de_alta=register! voy=go!
fui=go! fuimos=go! fueron=were vaya=go! vayan=go! vamos=go! iba=go! iban=go! vengo=come! venga=come! vengan=come! vinieron=come! pongo=put! puso=put! pusieron=put! pongan=put! puse=put! digo=tell!
dijo=tell! dijeron=tell! dijimos=tell! dije=tell! dicen=tell! diciendo=tell! dime=tell! diganme=tell! digame=tell! dinos=tell! veo=see! vi=see! vio=see! vieron=see! veamos=see! ves=see! verlo=see!
pienso=think! piensan=think! piense=think! siento=feel! siente=feel! sienten=feel! sienta=feel! entiendo=understand! entender=understand! entiende=understand! entienden=understand!
entienda=understand! entiendan=understand! entendiera=understand! comprender=understand! conocia=know! sabia=know! se_sabe=known sabemos=know! tenia=had tenian=had tenias=had tuve=had tuvo=had
tuvimos=had tuvieron=had estaba=was estaban=were estuvo=was estuvieron=were estuve=was esten=are sido=been fuese=was seria=would-be serian=would-be podia=could podian=could pudo=could pude=could
pudieron=could podremos=can podra=can podran=can queria=want querian=want quise=want haria_falta=need habria=would encantaria=want me_encantaria=want ojala=hopefully saldria=leave!
entrar=enter! entrante=incoming~ salga=leave! salgan=leave! salgo=leave! sale=leave! salen=leave! salio=leave! salieron=leave! sal=salt caer=fall! cae=fall! caen=fall! caiga=fall! caigan=fall!
cayo=fall! cayeron=fall! caido=fallen~ mover=move! mueve=move! mueven=move! mueva=move! muevan=move! moverse=move! sacar=take! saque=take! saquen=take! sacarlo=take! saco=bag quitar=remove!
parar=stop! pararla=stop! pararlo=stop! detener=stop! detiene=stop! detenga=stop! sonar=ring! suena=ring! suenan=ring! suene=ring! suenen=ring! sono=ring! saltar=jump! saltarse=skip! vuelve=return!
vuelven=return! vuelva=return! vuelvan=return! volvio=return! volvieron=return! vuelvo=return! vuelta=lap dar_vueltas=drive-around ida_y_vuelta=round-trip cierra=close! cierran=close! cierre=closing
cierren=close! apertura=opening abierto_al_publico=open abrieron=open! seguian=follow! siguen=follow! devuelven=return! devuelvo=return! devuelvan=return! devolvio=return! eligen=choose!
elijo=choose! eliges=choose! eligio=choose! pido=order! pides=order! pidio=order! pidieron=order! miden=measure! midio=measure! repetir=repeat! repite=repeat! repiten=repeat! repita=repeat!
repitan=repeat! repitiendo=repeat! perdio=lose! perdi=lose! pierdo=lose! perdimos=lose! encajar=fit! encaje=lace desaparecer=disappear! desaparezca=disappear! desaparezcan=disappear! crecer=grow!
crezca=grow! crezcan=grow! parecer=seem! parece=seem! parezca=seem! parecido=similar~ pertenecer=belong! ofrecieron=offer! odiar=hate! amar=love! romper=break! romperse=break! rompe=break!
rompen=break! rompa=break! rompio=break! estropear=break! estropearse=break! agotar=exhaust! agotarse=run-out agotado=sold-out~ colgar=hang! cuelga=hang! cuelgan=hang! cuelgue=hang! cuelguen=hang!
perseguir=chase! persigue=chase! persiga=chase! andar=walk! anduvo=walk! anduvimos=walk! caminar=walk! pisar=step! meterse=enter! cruzar=cross! atravesar=cross! chocar=clash! choque=clash
choquen=clash! chocan=clash! coincidir=match! solapar=overlap! solaparse=overlap! cuadrar=match! cuadre=match! discutir=argue! discutirlo=argue! discusion=argument pelear=fight! pelearse=fight!
pelea=fight enfadar=upset! enfado=anger enojar=upset! insultar=insult! insulto=insult amenaza=threat amenazar=threaten! gritar=shout! llorar=cry! reir=laugh! risa=laugh broma=joke sonrisa=smile
molestar=bother! quejar=complain! quejan=complain! mentir=lie! mentira=lie prometer=promise! promesa=promise cumplir=comply! cumplen=comply! cumple_anos=has-a-birthday cumple=birthday
cumples=birthdays exigir=demand! exija=demand! obligar=force! prohibir=forbid! prohibido=forbidden~ agradecer=thank! agradecimiento=thanks perdonar=forgive! perdone=sorry saludar=greet!
saludo=greeting despedir=dismiss! despedida=farewell acostarse=sleep! levantarse=rise! levantar=raise! despertar=wake! despierta=wake! despierte=wake! despertarse=wake! sentarse=sit!
sentado=sitting~ acercar=approach! acercarse=approach! esconder=hide! escondido=hidden~ tapar=cover! llenarse=fill! vaciar=empty! verter=pour! mezclar=mix! remover=stir! cortar=cut! recortar=trim!
partir=split! doblar=fold! arrastrar=drag! arrastre=drag! tirar=throw! tirado=stranded~ tiron=pull lanzamiento=launch empujar=push! apretar=press! apriete=press! aprieta=press! pulsar=press!
pulso=pulse tocar_un_boton=press! girar=turn! giro=turn rotar=rotate! rotativo=rotating~ rotacion=rotation recolocar=move! recoloque=move! sustituir=replace! sustituya=replace! sustituto=substitute
reemplazar=replace! reemplazo=replacement suplente=substitute suplencia=cover
recuperar=recover! recuperacion=recovery restar=subtract! sumar=add! suma=sum multiplicar=multiply! redondear=round! conteo=count recuento=count contarlo=count! ganar=win! ganador=winner
ganadora=winner empate=tie empatar=tie! desempate=tie-break perdedor=loser sortear=draw-lots sorteo=prize-draw rifa=raffle ronda=round tanda=batch cajas=boxes jurado=jury concurso=contest concursante=contestant
candidatura=application gala=gala penalizacion=penalty penalizar=penalise! puntaje=score marcador=scoreboard apostar=bet! trampa=cheat hacer_trampa=cheat! adivinar=guess! adivinanza=riddle
acertijo=riddle acertar=guess! fallar=fail! falle=fail! fallan=fail! rendir=perform! abandonar=abandon! abandono=drop-out mudar=move! migrar=migrate! migracion=migration arrancar=start!
arranque=start arranquen=start! reanudar=resume! reintentar=retry! reintento=retry reiniciar=restart! pausa=pause pausar=pause! silenciar=mute! silencio=silence enfocar=focus! encuadrar=frame!
teclear=type! copiar=copy! pegar_texto=paste! adjuntar=attach! arrastrar_y_soltar=drag-and-drop soltar=release! borrador=draft boceto=sketch trazado=layout trazar=draw! esbozo=sketch modelo=model
miniatura=miniature describir=describe! describe=describe! describa=describe! descripcion=description senalar=mark! subrayar=underline! marcar=mark! marco=frame tachar=delete! anotacion=annotation
parrafo=paragraph frase=sentence linea=line titular=headline sermon=sermon demo=demo criterio=criterion criterios=criteria indicio=clue pista_secreta=clue secreto=secret contraste=contrast
coordenada=coordinate coordenadas=coordinates altura=height anchura=width ancho=width profundidad=depth tamano=size tono=tone
vistazo=glance de_un_vistazo=quickly vista=view revision=review repaso=review resultado=result movimiento=movement presion=pressure oxigeno=oxygen ozono=ozone polvo=dust polen=pollen aire=air
tierra=soil barro=mud arena=sand piedra=stone roca=rock fuego=fire humo=smoke hielo=ice nieve=snow viento=wind vendaval=storm tormenta=storm sol=sun sombra=shade luna=moon cielo=sky
estrella_fugaz=shooting-star mar=sea lago=lake rio=river arroyo=stream barranco=ravine cueva=cave valle=valley sierra=mountains cerro=hill ladera=slope alud=avalancha avalancha=avalanche
prado=meadow camino=path carretera=road autopista=motorway autovia=motorway calzada=road acera=sidewalk bordillo=kerb rampa=ramp cruce=crossing semaforo=traffic-light carril=lane
carril_bici=bike-lane tramo=section tunel=tunnel avenida=avenue plaza=square esquina=corner frontera=border fronteras=borders provincia=province vertedero=dump escombro=rubble incendios=fires
sequedad=drought caudal=flow pozo=well estanque=pond acequia=irrigation-channel regante=irrigator aspersor=sprinkler goteo=drip-irrigation manguera=hose tuberia=pipe tubo=tube grifo=tap gotera=leak
fisura=crack grieta=crack desgaste=wear desperfecto=damage golpe=blow averiado=broken~ vibracion=vibration fuga_de_gas=gas-leak
avisame=notify! avisadme=notify! avisad=notify! avisenme=notify! apuntame=record! llamame=call! ayudame=help! mandame=send! recuerdame=remind! preguntame=ask! explicame=explain! oye=hey
oiga_usted=hey ponle=put! ponme=put! sacame=take! dame=give! dale=give! sepamos=know! dormi=sleep! durmio=sleep! comio=eat! comi=eat! comieron=eat! bebio=drink! mojar=wet! mojo=wet! moje=wet!
secar=dry! seque=dry! salga_bien=succeed! morir=die! muere=die! mueren=die! murio=die! murieron=die! muera=die! nacer=be-born! nacimiento=birth casamos=marry! casan=marry! enterar=learn!
enterarse=learn! heredar=inherit! decidio=decide! vendio=sell! recibio=receive! recogio=collect! recogemos=collect! cogimos=take! cogio=take! subio=upload! eche=throw! echar=throw! echan=throw!
echar_de_menos=miss! agarrar=grab! agarre=grab! colocar=place! aguantar=withstand! sobrar=remain! sobro=remain! sobran=remain! sobra=surplus convenir=suit! conviene=suit! caber=fit! cabe=fit!
caben=fit! quepan=fit! valer=serve! valga=serve! valgan=serve! oler=smell! huele=smell! picar=itch! temblar=tremble! tiembla=tremble! desmayarse=faint! desmayo=faint tener_miedo=fear!
temer=fear! miedo=fear verguenza=shame culpa=guilt panico=panic crisis=crisis odio=hate orgullo=pride franqueza=honesty paciencia=patience confianza=trust atreverse=dare! atreven=dare!
convencer=convince! convenza=convince! enganar=deceive! engano=deception equivocar=mistake! equivocarse=mistake! equivocan=mistake! equivocacion=mistake correccion=correction corrigen=correct!
corrigio=correct! estropicio=damage arruinar=ruin! obsesionar=obsess! afectar=affect! depender=depend! existir=exist! suceder=happen! sucede=happen! suceso=incident ocurrir=happen! ocupar=occupy!
ocupado=busy~ desocupado=free~ tardar=take! tarde_o_temprano=eventually tardanza=delay vigilado=monitored~ alcanzar=reach! lograrlo=achieve! robar=steal! robo=theft ladron=thief perderlos=lose!
hallazgo=finding hallar=find! canje=swap canjeo=redemption suprimir=delete! recorte=cutout caso_urgente=emergency excluir=exclude! incluya_tambien=include! liberar=release! libera=release!
encerrar=lock! atar=tie! atarse=tie! desatar=untie! adelgazar=lose-weight! engordar=gain-weight! sudar=sweat! respirar=breathe! aplicar=apply! aplicacion_de=application-of
senora=lady senor=sir caballero=gentleman cunado=brother cunada=sister suegro=father suegra=mother suegros=parents yerno=son nuera=daughter
nieta=granddaughter tia=aunt sobrina=niece prima_hermana=cousin bisabuelo=great-grandfather bisabuela=great-grandmother bisnieto=great-grandchild ahijado=godchild madrina=godmother compadre=friend
pibe=kid chaval=kid chiquito=small~ muchacho=boy muchacha=girl damas=ladies dama=lady novios=couple gente_mayor=older-people huerfano=orphan viuda=widow difunto=deceased muerte=death
entierro=funeral velorio=wake funeral=funeral funeraria=funeral-home duelo=grief luto=mourning cementerio=cemetery nicho=niche tumba=grave lapida=gravestone decesos=funeral-insurance
suicidio=suicide apellido=surname apodo=nickname seudonimo=pseudonym edad=age genero=gender idioma_materno=mother-tongue hablante=speaker lenguaje=language escritura=deed
medidor=meter promotor=developer restaurador=restorer martillero=auctioneer rematador=auctioneer subastador=auctioneer nutriologa=nutritionist nutriologo=nutritionist endocrino=endocrinologist
neurologo=neurologist cardiologo=cardiologist dermatologo=dermatologist urologo=urologist traumatologo=orthopaedist cirujano=surgeon anestesista=anaesthetist radiologo=radiologist matron=midwife
auxiliar=assistant celador=orderly peon=labourer jornalero=worker temporero=worker alicatador=tiler solador=tiler mamposteria=masonry tornero=machinist calderero=boilermaker
deshollinador=chimney-sweep cartero=postman barrendero=street-sweeper basurero=waste-collector gondolero=shelf-stacker azafata=hostess crupier=croupier taxidermista=taxidermist restauradora=restorer
encuadernador=bookbinder serigrafia=screen-printing impresor=printer grabadora=recorder redactor=writer redactora=writer reportero=reporter corresponsal=correspondent locutor=presenter
guionistas=screenwriters encuestador=pollster encuestadora=pollster letrado=lawyer letrada=lawyer procurador=solicitor procuradora=solicitor magistrado=judge fiscal_del_estado=prosecutor
testigo=witness gestora=administrator delegado=delegate delegada=delegate regidor=councillor alcaldesa=mayor decano=dean rector=rector catedratico=professor capitan=captain marinero=sailor
grumete=sailor piloto=pilot copiloto=copilot facilitador=facilitator facilitadora=facilitator autoridad=authority inversor=investor inversora=investor accionista=shareholder gremio=trade
gremios=trades oficio=trade sindicato=union patronal=employers-association oenege=ngo limosna=alms limosnas=alms zakat=zakat mezquita=mosque sinagoga=synagogue catedral=cathedral ermita=chapel capilla=chapel
imam=imam monja=nun monje=monk monasterio=monastery obispo=bishop catequesis=catechism bautizo=baptism comunion=first-communion rosario=rosary procesion=procession paso_procesional=float
peregrinacion=pilgrimage retiro=retreat sermones=sermons oracion=prayer rezar=pray! reza=pray! rezo=prayer biblia=bible
asma=asthma asmatico=asthmatic~ gripe=flu fiebre=fever tos=cough resfriado=cold mareo=dizziness epilepsia=epilepsy parkinson=parkinson sepsis=sepsis cancer=cancer tumor=tumour infarto=heart-attack
hipertension=hypertension colesterol=cholesterol artrosis=arthritis herida=wound cicatriz=scar fractura=fracture esguince=sprain quemadura=burn picadura=bite mordedura=bite vendaje=bandage
venda=bandage yeso=plaster muleta=crutch andador=walker protesis=prosthesis audifono=hearing-aid gafas=glasses lentes=glasses lentilla=contact-lens ojo=eye ojos=eyes oreja=ear oido=ear nariz=nose
boca=mouth diente=tooth muela=tooth cuello=neck espalda=back hombro=shoulder brazo=arm mano=hand manos=hands dedo=finger pulgar=thumb pie=foot pies=feet pierna=leg rodilla=knee tobillo=ankle
cadera=hip cintura=waist barriga=belly estomago=stomach corazon=heart pulmon=lung higado=liver rinon=kidney hueso=bone musculo=muscle nervio=nerve cabeza=head cerebro=brain barba=beard sed=thirst
hambre=hunger grasa=fat anatomia=anatomy cirugia=surgery quirofano=operating-room operacion=operation anestesia=anaesthesia ecografia=ultrasound ecografo=ultrasound-machine resonancia=mri
escaner=scanner desfibrilador=defibrillator urgencias=emergency-room uci=intensive-care planta_hospitalaria=ward camilla=stretcher bano=bathroom remedio=remedy inhalador=inhaler jarabe=syrup
pomada=ointment inyeccion=injection jeringa=syringe suero=serum dialisis=dialysis insulina=insulin higiene=hygiene desinfectar=disinfect! esterilizar=sterilise! cuarentena=quarantine
contagio=infection sentadilla=squat pesas=weights mancuerna=dumbbell crossfit=crossfit tabla_de_ejercicios=exercise-plan relajar=relax! estirar=stretch! estire=stretch! estiramiento=stretching
sauna=sauna bronceado=tan peinado=hairstyle peinar=comb! cepillo=brush esmalte=nail-polish cabina=booth fichaje=clock-in
paella=paella socarrat=crust arroz=rice sopa=soup caldo=broth guiso=stew pollo=chicken ternera=beef cordero=lamb jamon=ham embutido=sausage chorizo=sausage lechon=piglet salmon=salmon
bonito_del_norte=tuna atun=tuna marisco=seafood gamba=prawn pulpo=octopus seta=mushroom setas=mushrooms hongo=mushroom trufa=truffle aceituna=olive fresa=strawberry cereza=cherry platano=banana
banana=banana manzana=apple pera=pear naranja=orange limon=lemon uva=grape durazno=peach melocoton=peach sandia=watermelon melon=melon tomate=tomato patata=potato papa_cosecha=potato cebolla=onion
ajo=garlic lechuga=lettuce pimiento=pepper zanahoria=carrot maiz=corn trigo=wheat cebada=barley avena=oat centeno=rye grano=grain harina=flour masa=dough levadura=yeast mantequilla=butter nata=cream
helado=ice-cream chocolate=chocolate croissant=croissant pizza=pizza hamburguesa=burger bocadillo=sandwich tapa=tapas batido=shake barrita=bar sabor=flavour gusto=taste postre=dessert
menu_infantil=kids-menu bandeja=tray olla=pot sarten=pan cazuela=pot cuchillo=knife tenedor=fork cuchara=spoon cubierto=covered~ cubiertos=cutlery taza=cup copa=glass vaso=glass servilleta=napkin
mantel=tablecloth lavavajillas=dishwasher horno=oven fregadero=sink cafetera=coffee-machine barra=bar terraza=terrace comanda=order emplatar=plate! emplata=plate! cenar=dine! cenamos=dine!
desayunar=breakfast-out almorzar=lunch-out merendar=snack-out embotellar=bottle! garrafa=jug barril=barrel tonel=barrel sal_fina=salt pimienta=pepper
sueltos=loose~ galgo=greyhound galgos=greyhounds camada=litter pedigri=pedigree collar=collar correas=leashes bozal=muzzle crotal=ear-tag crotales=ear-tags desparasitar=deworm!
esterilizacion=sterilisation castrar=neuter! paloma=pigeon gallo=rooster pato=duck burro=donkey mula=mule toro=bull ternero=calf potro=foal oso=bear lobo=wolf zorro=fox liebre=hare ardilla=squirrel
murcielago=bat tortuga=turtle caparazon=shell serpiente=snake rana=frog pluma=feather ala=wing nido=nest anilla=ring anillar=ring! anillamiento=ringing mariposa=butterfly hormiga=ant avispa=wasp
mosquito=mosquito garrapata=tick rata=rat raton=mouse matadero=slaughterhouse establo=stable cuadra=stable corral=pen pienso_animal=feed pastar=graze! tilapia=tilapia trucha=trout orquidea=orchid
rosa=rose arbusto=shrub rama_seca=branch raiz=root tronco=trunk lena=firewood madera=wood poda=pruning podar=prune! injerto=graft hilera=row surco=furrow fumigar=spray! abonar=fertilise!
teja=roof-tile caserio=farmhouse masia=farmhouse cortijo=farmhouse explotacion=farm ecorregimen=agri-subsidy ecorregimenes=agri-subsidies ayudas=grants ayuda_publica=grant
recepcion=reception vestibulo=lobby pasillo=corridor escalera=stairs planta_baja=ground-floor sotano=basement atico=attic desvan=attic balcon=balcony ventana=window puerta=door persiana=shutter
suelo_de_madera=floor baldosa=tile azulejo=tile lamina=print techumbre=roof pared=wall muro=wall tabique=partition lampara=lamp bombilla=bulb cama=bed litera=bunk-bed sofa=sofa sillon=armchair
estante=shelf cajon=drawer caja_de_carton=box cajita=box mesita=table espejo=mirror alfombra=carpet ducha=shower banera=bathtub inodoro=toilet aseo=toilet aseos=toilets lavabo=sink ventilador=fan
radiador=radiator rincon=corner estancia=room pabellon=hall polideportivo=sports-centre campus=campus escuelita=school pizarra=blackboard pupitre=desk buzon=mailbox taquilla_de_vestuario=locker
casilla=locker escaparate=shop-window mostrador=counter vitrina=display-case probador=fitting-room quiosco=kiosk tintoreria=laundry merceria=haberdashery perfumeria=perfume-shop
estanco=tobacconist herboristeria=herbalist cerrajeria=locksmith tapiceria=upholstery cristaleria=glazier vidrieria=glazier ferrocarril=railway estacion=station terminal=terminal anden=platform
caseta=booth torre=tower castillo=castle palacio=palace ruina=ruin yacimiento=site anfora=amphora carcel=prison prision=prison preso=prisoner comisaria=police-station cuartel=barracks guerra=war
guerra_civil=civil-war ejercito=army
traje=costume disfraz=costume disfraces=costumes flamenca=flamenco-dress camiseta=t-shirt camisa=shirt chaqueta=jacket abrigo=coat falda=skirt sombrero=hat gorra=cap bufanda=scarf guante=glove
calcetin=sock zapatilla=sneaker zapatillas=sneakers zapas=sneakers calzado=footwear bota=boot sandalia=sandal cinturon=belt bolsillo=pocket cinta=tape hilo=thread aguja=needle tijera=scissors
tela=fabric cuero=leather encaje_de_bolillos=bobbin-lace bolillo=bobbin bordado=embroidery bordar=embroider! coser=sew! calzar=wear! vestir=dress! probarse=try-on! uniforme=uniform mochila=backpack
saco_de_dormir=sleeping-bag paraguas=umbrella plumin=nib pluma_estilografica=fountain-pen plumas_estilograficas=fountain-pens boligrafo=pen lapiz=pencil rotulador=marker pincel=brush lienzo=canvas
estampa=print grabado_antiguo=engraving retrato=portrait marco_de_foto=frame escultura=sculpture mural=mural caballete=easel atril=music-stand bombo=drum tambor=drum trompeta=trumpet violin=violin
piano=piano flauta=flute gaita=bagpipe compas=bar ritmo=rhythm melodia=melody tema=topic flamenco=flamenco cumbia=cumbia pasacalle=street-parade charanga=brass-band comparsa=carnival-group
carnaval=carnival verbena=street-party antena=antenna altavoz=loudspeaker microfono=microphone auricular=headphone cable=cable enchufes=sockets interruptor=switch clic=click puntero=cursor
portafolio=portfolio pdf=pdf csv=csv json=json escaneo=scan modulo=module script=script complementos=plugins sonda=probe laser=laser proyector=projector proyeccion=screening cupo=quota cupos=quotas
datafono=card-terminal monedero=wallet cartera=wallet emoticono=emoji pegatina=sticker muneco=figure munequito=figure burbuja=bubble globo=balloon vela_de_cera=candle cerilla=match
encendedor=lighter cenizas=ashes cigarro=cigarette tabaco=tobacco palillo=stick carretilla=wheelbarrow martillo=hammer taladro=drill destornillador=screwdriver sierra_de_calar=jigsaw clavo=nail
tornillo=screw tuerca=nut rodamiento=bearing torno=lathe hidrolimpiadora=pressure-washer escalera_de_mano=ladder candado=padlock cadena_de_bici=chain cubo=bucket balde=bucket bolsa_de_plastico=bag
carton=cardboard cartoncito=card cristal=glass cristales=glass vidrio=glass metal=metal hierro=iron acero=steel aluminio=aluminium cobre=copper oro=gold cal=lime yeso_de_obra=plaster
hormigonar=concrete! pintada=graffiti anclaje=anchor casco=helmet chaleco=vest arnes=harness epis=ppe tanque=tank bascula=scale triturado=shredded~ cloro=chlorine gasoleo=diesel gasoil=diesel
bastidor=chassis guantera=glove-box asiento=seat ciclomotor=moped combi=minibus furgo=van ferry=ferry dique=dock dique_seco=dry-dock fondear=anchor! fondeadero=anchorage eslora=length milla=mile
quitanieves=snowplough volante=steering-wheel carrocero=bodyshop grua_portico=crane luces=lights lucecita=light puntito=dot linterna=torch
recado=errand recados=errands sobre_de_papel=envelope presupuestado=quoted~ secreto_profesional=confidentiality bono=voucher bonos=vouchers ticket=ticket canon=fee derrama=special-assessment
derramas=special-assessments domiciliacion=direct-debit liquidacion=settlement liquidar=settle! remuneracion=pay aporte=contribution aportar=contribute! aportacion=contribution
patrocinio=sponsorship apoyo=support mecenas=patron consejo=advice razon=reason norma=rule condicion=condition condiciones=terms pliego=specification contratacion=hiring preaviso=notice
prorroga=extension alegacion=objection recurso=appeal pleito=lawsuit procedimiento=proceeding sentencia=ruling mandato=mandate plenario=plenary pleno=council-meeting plenos=council-meetings
urna=ballot-box papeleta=ballot eleccion=election elecciones=elections votante=voter debate=debate debatir=debate! encuentro=meetup reencuentro=reunion yincana=scavenger-hunt gincana=scavenger-hunt
busqueda_del_tesoro=treasure-hunt geocaching=geocaching teorico=theory-test critica=criticism regulador=regulator rotulo=sign escandalo=scandal barbaridad=nonsense groseria=swearword desmadre=chaos
tramposo=cheater gamer=gamer futsal=futsal goleador=top-scorer goleadora=top-scorer gol=goal portero_de_futbol=goalkeeper delantero=striker defensa=defence alineacion=line-up
vestuarios=changing-rooms banquillo=bench balon=ball pelota=ball raqueta=racket red_de_voleibol=net liguilla=league amistoso_de_futbol=friendly-match cardio=cardio voleibol=volleyball bolos=bowling
atletismo=athletics gimnasia=gymnastics patinaje=skating piragua=canoe remo=rowing vela=sailing frecuencia=frequency densidad=density rango=range probabilidad=probability formula=formula
calculo=calculation variable=variable variante=variant franja=slot franjas=slots tira=strip lista_negra=blacklist seguidora=follower regalo_de_boda=wedding-gift enterramiento=burial agujero=hole
refrigerio=snack instruccion=instruction instrucciones=instructions lavado=wash limpieza_en_seco=laundry escritura_publica=deed nota_simple=land-register-extract obituario=obituary
bidon=canister abasto=supply desabastecimiento=shortage importe=amount acogida=foster-care prevencion=prevention riesgo=risk peligro=danger barrera=barrier accesibilidad=accessibility
educacion=education asistencial=care~ clave_de_acceso=password etapa=stage capitulo_suelto=chapter autoria=authorship propio_ritmo=own-pace dominio=domain tutela=guardianship
custodia_compartida=co-parenting empresa_familiar=family-business senalizacion=signage detenido=detained~ retirada=withdrawal retirar=withdraw!
mensajito=message sobrecito=sachet preguntita=question trocito=piece cursito=course cajitas=boxes ejecutado=executed~ ejecutar_script=run! reintentos=retries verificado=verified~ parpadear=blink!
encuadernar=bind! desempaquetar=unpack! empaquetar=pack! embalaje=packaging descontar=deduct! rellene=fill-in dispara=trigger! disparar=trigger! saludable_y_rico=healthy~ descanso=rest
descansar=rest! culpable=guilty~ descuido=oversight contratiempo=setback enfade=upset! incomodo=uncomfortable~ comodo=comfortable~ accesible=accessible~ asequible=affordable~ sostenible=sustainable~
fiable=reliable~ molesto=annoying~ peligroso=dangerous~ tranquilo=calm~ imposible=impossible~ endiablado=tricky~ trivial=trivial~ teorica=theoretical~ practico=practical~ cuidadoso=careful~
estacional=seasonal~ temporal_de_trabajo=temporary~ salado=salty~ dulce=sweet~ amargo=bitter~ crudo=raw~ congelado=frozen~ casero_de_casa=homemade~ japon=japan china=china polonia=poland
portugal=portugal colombia=colombia chile=chile argentina=argentina uruguay=uruguay bolivia=bolivia peru=peru ecuador=ecuador venezuela=venezuela europa=europe africa=africa vietnam=vietnam
etiopia=ethiopia taiwan=taiwan texas=texas
verdad=truth tablet=tablet agente=agent trabajar=work! comentar=comment! contestado=answered~ contestas=answer! cancelado=cancelled~ modo=mode filtro=filter canal=channel canales=channels
licencia=licence derecho=right derechos=rights callar=silence! conducir=drive! conduce=drive! conducen=drive! conduzca=drive! separar=separate! fijo=fixed~ alzada=withers-height mundial=worldwide~
pactado=agreed~ entregado=delivered~ civil=civil~ pasado=past~ costar=cost! cuesta=cost! cuestan=cost! cueste=cost! mantengo=maintain! pudrir=rot! pudra=rot! podrido=rotten~ estimacion=estimate
arras=deposit cobrado=collected~ judicatura=judiciary renueva=renew! renuevan=renew! renueve=renew! renueven=renew! honor=honour colgado=hanging~ valla=fence avanzar=advance! espanola=spanish~
espanolas=spanish~ espanoles=spanish~ atiendo=serve! pruebas=tests destino=destination referencia=reference bus=bus coworking=coworking-space llano=flat~ despiece=cutting-plan pinchar=puncture!
pinchazo=puncture excluido=excluded~ mutua=insurer huso_horario=time-zone animarse=dare! animar=cheer! prensaje=pressing dominada=pull-up dominadas=pull-ups roncador=snorer roncar=snore!
roncadores=snorers villa=town tele=tv plugin=plugin compra-venta=marketplace estilografica=fountain-pen estilograficas=fountain-pens smartphone=phone geoetiquetado=geotagged~ levantado=raised~
cuna=cradle acto=event repos=repositories rodear=surround! mendigar=beg! mendigo=beggar a_medias=half cuba=vat salte_un_aviso=notify! salte_una_alarma=alert! salte_una_alerta=alert!
salte_la_alarma=alert! pasillos=corridors colarse=sneak-in cuelen=sneak-in cuela=sneak-in tampon=stamp telemedico=telemedicine~ tele-consulta=online-consultation mudo=mute~ cola_de_pegar=glue
pegamento=glue cinta_adhesiva=tape wifi=wifi gps=gps tutelado=supervised~ cansar=tire! carajo=hell demonio=demon demonios=demons como_demonios=how
curar=heal! cura_de_herida=wound-care ingresar=admit! ingreso_hospitalario=admission alta_medica=discharge dar_el_alta=discharge! derivar=refer! derivacion=referral sutura=stitch biopsia=biopsy
citologia=smear-test mamografia=mammogram analitico=analytical~ glucometro=glucose-meter tensiometro=blood-pressure-monitor termometro=thermometer bastones=walking-sticks marcapasos=pacemaker
trasplante=transplant donar_sangre=donate-blood sangrado=bleeding vomito=vomit diarrea=diarrhoea estrenimiento=constipation mordisco=bite ronquido=snoring apnea=apnoea ceguera=blindness
sordera=deafness autismo=autism autista=autistic~ dislexia=dyslexia dislexico=dyslexic~ lengua_de_signos=sign-language lengua_de_senas=sign-language pareja_sentimental=partner
ebanista=cabinetmaker herrador=farrier guarnicionero=saddler cestero=basket-maker alfarero=potter alfareria=pottery orfebre=goldsmith platero=silversmith afilador=knife-grinder vidriero=glazier
parquetista=floor-layer escayolista=plasterer pocero=well-digger podador=tree-pruner lenador=lumberjack vaquero=cowherd esquilador=shearer quesero=cheesemaker queseria=cheese-dairy molinero=miller
molino=mill churrero=churro-seller castanero=chestnut-seller heladero=ice-cream-maker chocolatero=chocolatier cafetero=coffee-grower tostador=roaster tostadero=roastery destileria=distillery
sidreria=cider-house sidra=cider licor=liqueur pulperia=grocery-shop verduleria=greengrocer verdulero=greengrocer fruteria=fruit-shop frutero=fruit-seller polleria=poultry-shop
charcuteria=delicatessen quiosquero=newsagent lotero=lottery-seller loteria=lottery estanquero=tobacconist mudancero=mover grumo=lump guardabosques=forest-ranger guardaparque=park-ranger
guarda_forestal=forest-ranger socorrista=lifeguard salvavidas=lifeguard monitor_de_esqui=ski-instructor guia_de_montana=mountain-guide arriero=mule-driver ujier=usher acomodador=usher
taquillero=box-office-clerk tramoyista=stagehand escenografia=set-design utilero=props-person apuntador=prompter regidora=stage-manager iluminador=lighting-technician sonidista=sound-engineer
camarografo=cameraman montador=editor
plazo_de_entrega=deadline relevo=handover relevar=relieve! traspaso=handover traspasar=hand-over entrega_de_turno=shift-handover simulacro=drill simulacro_de_incendio=fire-drill
evacuacion=evacuation evacuar=evacuate! sirena=siren guardia_nocturna=night-watch turnarse_con=alternate! suplir=substitute! sobrecarga=overload embargo=seizure desahucio=eviction desalojo=eviction
fiador=guarantor aval=guarantee avalista=guarantor morosidad=arrears moroso=defaulter impago=non-payment deudor=debtor acreedor=creditor quiebra=bankruptcy concurso_de_acreedores=insolvency
embargar=seize! arancel=tariff dua=customs-declaration remesa=remittance giro_postal=money-order talon=cheque cheque=cheque letra_de_cambio=bill-of-exchange extracto=statement
extracto_bancario=bank-statement movimiento_bancario=transaction finiquito=severance despido=dismissal vacante_libre=vacancy antiguedad_laboral=seniority ascenso=promotion aumento=raise
turno_partido=split-shift absentismo=absenteeism empadronamiento=municipal-registration empadronarse=register! partida_de_nacimiento=birth-certificate acta_de_nacimiento=birth-certificate
certificado_de_defuncion=death-certificate libro_de_familia=family-book dni=id-card nie=id-card cedula=id-card curp=id-number rfc=tax-id ruc=tax-id cuit=tax-id cif=tax-id apostilla=apostille
sello_de_caucho=stamp antecedentes_penales=criminal-record catastro=cadastre linde=boundary deslinde=boundary servidumbre=easement plusvalia=capital-gains-tax ibi=property-tax predial=property-tax
modelo_303=vat-return
union_europea=eu estados_unidos=usa arte=art
almacen_de_barrio=neighbourhood-shop tienda_de_barrio=neighbourhood-shop almacenero=shopkeeper al_fiado=debt museo_etnografico=museum fin_de_semana=weekend fines_de_semana=weekend
pesos=money
alojamiento_web=hosting hospedar=host! americano=american~ norteamericano=american~ estadounidense=american~ eeuu=usa ee_uu=usa suizo=swiss~ britanico=british~
irlandes=irish~ irlanda=ireland suiza=switzerland rusia=russia ue=european-union suelo_europeo=europe en_el_extranjero=abroad jurisdiccion=jurisdiction soberania=sovereignty
soberania_de_datos=data-sovereignty gigante_tecnologico=big-tech multinacional=multinational autohospedado=self-hosted~ autoalojar=self-host! en_las_instalaciones=on-premises~ localmente=locally cuarto_de_servidores=server-room raspberry=raspberry-pi
rgpd=gdpr gdpr=gdpr lopd=gdpr datos_sensibles=sensitive-data intimidad=privacy consentir=consent! encargado_del_tratamiento=data-processor agencia_de_proteccion=data-protection-authority brecha=breach
brecha_de_seguridad=security-breach filtracion=leak fuga_de_datos=data-leak ciberataque=cyberattack hackear=hack! jaquear=hack! fisgon=snooper fisgonear=snoop! cotillear=snoop!
chismear=snoop! chismoso=nosy~ husmear=snoop! espiar=spy! ceder=hand-over! cesion=disclosure de_extremo_a_extremo=end-to-end~ descifrar=decrypt! iniciar_sesion=log-in!
cerrar_sesion=log-out! sesion_iniciada=logged-in~ loguear=log-in! login=login autenticar=authenticate! autenticacion=authentication autentificacion=authentication segundo_factor=second-factor doble_factor=two-factor~
dos_factores=two-factor~ doble_verificacion=two-step-verification verificacion_en_dos_pasos=two-step-verification verificacion=verification contrasenia=password clave_secreta=password pin=pin codigo_de_verificacion=verification-code sms=sms
huella_dactilar=fingerprint huella_digital=fingerprint reconocimiento_facial=facial-recognition inicio_unico=single-sign-on certificado_digital=digital-certificate enlace_magico=magic-link darse_de_alta=sign-up! darme_de_baja=unsubscribe! cacharro=device
trasto=device tartana=old-device anticuado=old~ obsoleto=obsolete~ gama_baja=low-end~ de_gama_baja=low-end~ teclado=keyboard pantalla_tactil=touchscreen tactil=touch~
de_hace_anos=old~ de_segunda_mano=secondhand~ letra_grande=large-text letra_gigante=giant-text letras_gigantes=giant-text letra_enorme=huge-text letras_enormes=huge-text gigante=giant~ enorme=huge~
botonazo=big-button botoncito=small-button guantes_puestos=gloves-on lector_de_pantalla=screen-reader invidente=blind~ baja_vision=low-vision vista_cansada=poor-eyesight daltonico=colour-blind~ daltonismo=colour-blindness
contraste_alto=high-contrast alto_contraste=high-contrast modo_oscuro=dark-mode con_una_mano=one-handed con_una_sola_mano=one-handed a_pleno_sol=in-bright-sunlight lectura_facil=easy-read conexion_a_internet=internet-connection fuera_de_linea=offline~
offline=offline~ rayita=bar raya_de_cobertura=bar-of-signal rayita_de_senal=bar-of-signal zona_muerta=dead-zone zona_sin_cobertura=dead-zone zona_de_sombra=dead-zone datos_moviles=mobile-data giga=gigabyte
corte_de_luz=power-cut apagon=power-cut incomunicado=cut-off~ a_ratos=intermittently intermitente=patchy~ inestable=unstable~ ancho_de_banda=bandwidth adsl=dsl satelite=satellite
modo_avion=airplane-mode desconectar=disconnect! reconectar=reconnect! fax=fax en_papel=on-paper papel_y_lapiz=pen-and-paper boli=pen impresion=printing imprimible=printable~
fotocopia=photocopy fotocopiadora=photocopier tablero_de_anuncios=notice-board por_correo_postal=by-post dinero_en_efectivo=cash en_efectivo=in-cash al_contado=in-cash en_metalico=in-cash metalico=cash
guita=money en_caja=at-till en_el_mostrador=at-counter ventanilla=counter con_tarjeta=by-card tarjeta_de_debito=debit-card transferencia_bancaria=bank-transfer por_transferencia=by-transfer orden_permanente=standing-order
domiciliado=by-direct-debit~ domiciliacion_bancaria=direct-debit recibo_domiciliado=direct-debit pasarela_de_pago=payment-gateway billete=banknote centavo=cent ni_un_centimo=zero-cents ni_un_euro=zero-euros ni_un_duro=zero-cents
ni_un_peso=zero-cents coste_cero=zero-cost cero=zero de_gratis=free~ gratuitamente=free~ de_balde=free~ sin_coste=free~ cuota_mensual=monthly-fee abono_mensual=monthly-subscription
version_de_pago=paid-version de_pago=paid~ publicitario=advertising~ sin_anuncios=no-ads sin_publicidad=no-ads libre_de_anuncios=no-ads ventana_emergente=popup patrocinado=sponsored~ correo_basura=spam
promocional=promotional~ mensaje_privado=private-message buzon_de_voz=voicemail notificacion_push=push-notification rostro=face foto_de_perfil=profile-picture difuminar=blur! pixelar=pixelate! desenfocar=blur!
geolocalizacion=geolocation geolocalizar=locate! perfilado=profiling cookie=cookie aviso_de_cookies=cookie-banner analitica_web=web-analytics google_analytics=google-analytics telemetria=telemetry anonimato=anonymity
anonimamente=anonymously de_forma_anonima=anonymously anonimizar=anonymise! en_secreto=secretly a_escondidas=secretly secretamente=secretly ocultar=hide! confidencialidad=confidentiality confidencialmente=confidentially
trazabilidad=traceability trazable=traceable~ pista_de_auditoria=audit-trail registro_de_auditoria=audit-log quien_cambio_que=audit-trail inalterable=tamper-proof~ inmutable=immutable~ borrado_automatico=automatic-deletion borrar_para_siempre=permanently-delete!
eliminacion=deletion supresion=erasure derecho_al_olvido=right-to-be-forgotten retencion=retention plazo_de_conservacion=retention-period conservacion=retention destruir=destroy! destruccion=destruction respaldo=backup
papelera=trash open_source=open-source~ privativo=proprietary~ codigo_cerrado=closed-source~ formato=format javascript=javascript desactivar=disable! deshabilitar=disable! habilitar=enable!
internet_explorer=internet-explorer tienda_de_aplicaciones=app-store play_store=play-store aplicacion_nativa=native-app nativo=native~ un_solo_proceso=single-process microservicio=microservice monolito=monolith binario=binary
un_solo_binario=single-binary ejecutable=executable biblioteca_de_software=library marco_de_trabajo=framework negar=refuse! me_niego=i-refuse nos_negamos=we-refuse se_niega=refuses se_niegan=refuse
niega=refuse! niegan=refuse! niego=refuse! rehusar=refuse! prohibicion=ban vetar=ban! terminantemente_prohibido=strictly-forbidden~ exijo=demand! exigencia=requirement
insistir=insist! requerir=require! requisito=requirement obligatoriamente=mandatorily obligacion=obligation imprescindible=essential~ indispensable=essential~ innegociable=non-negotiable~ no_negociable=non-negotiable~
ineludible=mandatory~ inaceptable=unacceptable~ intolerable=unacceptable~ inadmisible=unacceptable~ ni_hablar=not-allowed~ ni_pensarlo=not-allowed~ ni_de_broma=not-allowed~ ni_en_broma=not-allowed~ ni_loco=not-allowed~
ni_loca=not-allowed~ ni_muerto=not-allowed~ ni_muerta=not-allowed~ ni_en_suenos=not-allowed~ ni_regalado=not-allowed~ ni_por_asomo=not-allowed~ ni_de_lejos=not-allowed~ ni_en_pintura=not-allowed~ ni_a_palos=not-allowed~
ni_se_te_ocurra=not-allowed~ ni_se_os_ocurra=not-allowed~ de_ninguna_manera=not-allowed~ de_ningun_modo=not-allowed~ bajo_ningun_concepto=not-allowed~ en_ningun_caso=not-allowed~ en_absoluto=not-at-all para_nada=not-at-all por_nada_del_mundo=not-allowed~
fuera_de_discusion=out-of-the-question~ de_eso_nada=not-allowed~ eso_si_que_no=not-allowed~ no_cuentes_conmigo=not-allowed~ no_me_fio=not-trust no_se_fia=not-trust fiar=trust! confiar=trust! desconfiar=distrust!
desconfianza=distrust nunca_mas=never-again jamas_en_la_vida=never-again ni_una_vez_mas=never-again tonteria=nonsense chorrada=nonsense pavada=nonsense disparate=nonsense estupidez=nonsense
pamplina=nonsense pendejada=nonsense boludez=nonsense chiste=joke tomadura_de_pelo=joke vaya_broma=joke detestar=hate! aborrecer=hate! me_da_asco=i-hate
no_soporto=i-hate no_aguanto=i-hate estoy_harto=fed-up~ hasta_las_narices=fed-up~ tolerar=tolerate! tolerancia_cero=zero-tolerance impedir=prevent! impide=prevent! impida=prevent!
no_acepto=not-accept no_se_puede=not-allowed~ no_se_permite=not-allowed~ linea_roja=red-line`,
};
