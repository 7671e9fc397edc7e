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
alquilar=rent! rentar=rent! arrendar=rent! prestar=lend! intercambiar=swap! cambiar=change! trocar=swap! regalar=give! donar=donate! recaudar=fundraise! subastar=auction! pujar=bid! ofertar=offer!
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
no_acepto=not-accept no_se_puede=not-allowed~ no_se_permite=not-allowed~ linea_roja=red-line
colegiatura=tuition-fee arancel_escolar=tuition-fee colegial=pupil parvulo=preschooler parvulario=kindergarten maternal=nursery jardin_maternal=nursery kinder=kindergarten
educadora=educator educador=educator parvularia=kindergarten-teacher bedel=caretaker directivo=manager rectoria=head-office pasante=intern pasantia=internship
becaria=intern practicas=internship alumnado=pupil profesorado=teacher claustro=faculty suspenso=failed-grade aprobado=passed~ sobresaliente=top-grade reprobar=fail!
suspender=suspend! boletin_escolar=report-card libreta_de_notas=gradebook apuntes=note refuerzo=tutoring clase_de_apoyo=tutoring regularizacion=tutoring tutoria=tutoring
tutorias=tutoring pizarron=blackboard tiza=chalk gis=chalk goma_de_borrar=eraser sacapuntas=pencil-sharpener tajador=pencil-sharpener regla_de_medir=ruler
escuadra=set-square cartabon=set-square cartulina=cardboard plastilina=modelling-clay crayon=crayon crayola=crayon marcador_fluorescente=highlighter resaltador=highlighter
estuche=pencil-case cartuchera=pencil-case lonchera=lunchbox fiambrera=lunchbox taper=food-container tupper=food-container mochilero=backpacker guardapolvo=smock
babi=smock delantal=apron mandil=apron utiles_escolares=school-supply utiles=school-supply material_escolar=school-supply acudiente=guardian apoderado=guardian
apoderada=guardian falta_de_asistencia=absence tardanzas=lateness retardo=lateness impuntualidad=lateness puntual=punctual~ puntualidad=punctuality expulsar=expel!
expulsion=expulsion castigar=punish! castigo=punishment egresado=graduate egresada=graduate graduacion=graduation graduarse=graduate! posgrado=postgraduate-course
maestria=master-degree doctorado=doctorate doctorando=doctoral-student licenciatura=degree carrera_universitaria=degree asignaturas=subject temario=syllabus
silabo=syllabus malla_curricular=curriculum plan_lectivo=curriculum ano_escolar=school-year ciclo_lectivo=school-year curso_escolar=school-year cuatrimestre=term
cuatrimestral=four-monthly~ selectividad=entrance-exam examen_de_ingreso=entrance-exam prueba_parcial=midterm-exam cuestionarios=questionnaire redactar_informe=report!
dictados=dictation deletrear=spell! ortografico=spelling~ gramatica=grammar verbo=verb sustantivo=noun adjetivo=adjective frases=sentence oraciones=sentence
sinonimo=synonym pronunciacion=pronunciation pronunciar=pronounce! acento=accent silaba=syllable alfabeto=alphabet abecedario=alphabet alfabetizacion=literacy
alfabetizar=teach-literacy! leer_en_voz_alta=read-aloud! tabla_de_multiplicar=multiplication-table sumas=addition multiplicacion=multiplication division=division
fraccion=fraction ecuacion=equation geometria=geometry algebra=algebra fisica=physics quimica=chemistry filosofia=philosophy geografia=geography plastica=art-class
manualidad=craft manualidades=craft educacion_fisica=physical-education ruta_del_colegio=school-bus micro_escolar=school-bus transporte_de_alumnos=school-bus
extraescolar=after-school-activity actividad_extraescolar=after-school-activity campamento_de_verano=summer-camp colonia_de_vacaciones=summer-camp
ludoteca_infantil=playroom juegoteca=playroom cuentacuentos=storyteller titiritero=puppeteer titere=puppet marioneta=puppet biberon=baby-bottle mamadera=baby-bottle
tetero=baby-bottle chupete=pacifier chupon=pacifier babero=bib papilla=baby-food potito=baby-food cochecito=stroller carriola=stroller carreola=stroller sillita=child-seat
silla_de_auto=child-seat moises=bassinet sonajero=rattle peluche=stuffed-animal muneca=doll columpio=swing hamaca=hammock tobogan=slide resbaladilla=slide resbaladin=slide
arenero=sandbox parque_infantil=playground patio_de_recreo=playground siesta=nap rabieta=tantrum berrinche=tantrum pataleta=tantrum gatear=crawl! balbucear=babble!
destete=weaning destetar=wean! leche_materna=breast-milk sacaleches=breast-pump amamantar=breastfeed! leche_de_formula=infant-formula puericultura=childcare
puericultor=childcare-worker nodriza=nanny madre_de_dia=childminder percentil=percentile piojo=louse varicela=chickenpox sarampion=measles paperas=mumps
tosferina=whooping-cough conjuntivitis=conjunctivitis otitis=ear-infection amigdalitis=tonsillitis bronquitis=bronchitis bronquiolitis=bronchiolitis neumonia=pneumonia
pulmonia=pneumonia catarro=cold constipado=cold resfrio=cold gripa=flu mocos=mucus estornudo=sneeze estornudar=sneeze! toser=cough! vomitar=vomit! nausea=nausea
fiebre_alta=high-fever escalofrio=chill mareado=dizzy~ marearse=feel-dizzy! picazon=itch comezon=itch picor=itch sarpullido=rash salpullido=rash erupcion=rash ronchas=rash
urticaria=hives eccema=eczema eczema=eczema dermatitis=dermatitis psoriasis=psoriasis verruga=wart lunar=mole herpes=herpes infeccion=infection infectado=infected~
contagioso=contagious~ contagiar=infect! virus=virus bacteria=bacterium antibiotico=antibiotic analgesico=painkiller calmante=painkiller antiinflamatorio=anti-inflammatory
paracetamol=paracetamol ibuprofeno=ibuprofen aspirina=aspirin capsula=capsule comprimido=tablet gotas=drop supositorio=suppository unguento=ointment crema=cream
parche=patch tirita=plaster gasa=gauze esparadrapo=medical-tape algodon=cotton alcohol=alcohol mascarilla=face-mask cubrebocas=face-mask tapabocas=face-mask
barbijo=face-mask bata=gown botiquin=first-aid-kit primeros_auxilios=first-aid torniquete=tourniquet ferula=splint tablilla=splint escayola=plaster-cast
enyesar=put-in-plaster! muletas=crutch baston=cane silla_salvaescaleras=stairlift elevador=elevator grua_de_pacientes=patient-hoist cama_articulada=hospital-bed
barandilla=handrail barandal=handrail pasamanos=handrail absorbente=incontinence-pad compresa=sanitary-pad toalla_sanitaria=sanitary-pad toallita=wipe
incontinencia=incontinence escara=bedsore ulcera=ulcer llaga=sore moreton=bruise moraton=bruise hematoma=bruise rasguno=scratch aranazo=scratch ampolla=blister
torcedura=sprain esguinces=sprain desgarro=muscle-tear tendinitis=tendinitis lumbalgia=back-pain ciatica=sciatica hernia=hernia contractura=muscle-cramp calambre=cramp
rigidez=stiffness artritis=arthritis osteoporosis=osteoporosis reuma=rheumatism fibromialgia=fibromyalgia jaqueca=migraine dolor_de_cabeza=headache
dolor_de_espalda=back-pain dolor_de_muelas=toothache caries=cavity empaste=filling endodoncia=root-canal brackets=dental-brace frenillos=dental-brace
aparato_dental=dental-brace ortodoncia=orthodontics dentadura=denture dentadura_postiza=denture implante=implant corona_dental=dental-crown encia=gum sarro=tartar
limpieza_dental=dental-cleaning blanqueamiento=whitening hilo_dental=dental-floss pasta_de_dientes=toothpaste dentifrico=toothpaste pasta_dental=toothpaste
cepillo_de_dientes=toothbrush higienista=dental-hygienist protesico=dental-technician mordida=bite radiografias=x-ray placa_de_torax=chest-x-ray ecografias=ultrasound
ultrasonido=ultrasound tomografia=ct-scan electrocardiograma=ecg colonoscopia=colonoscopy endoscopia=endoscopy orina=urine heces=stool saliva=saliva plasma=plasma
hemoglobina=hemoglobin tiroides=thyroid menopausica=menopausal~ ovulacion=ovulation fertilidad=fertility anticonceptivo=contraceptive preservativo=condom condon=condom
cesarea=caesarean comadrona=midwife obstetra=obstetrician prematuro=premature-baby aborto=miscarriage gemelo=twin mellizo=twin trillizo=triplet primogenito=firstborn
quimioterapia=chemotherapy quimio=chemotherapy radioterapia=radiotherapy oncologo=oncologist oncologia=oncology cardiologia=cardiology pediatria=pediatrics
dermatologia=dermatology geriatria=geriatrics geriatra=geriatrician alergologo=allergist alergologa=allergist neumologo=lung-specialist otorrino=ent-doctor
oculista=eye-doctor cirujana=surgeon psiquiatria=psychiatry psicologia=psychology terapia_ocupacional=occupational-therapy terapeuta_ocupacional=occupational-therapist
quiropractico=chiropractor osteopatia=osteopathy acupuntura=acupuncture acupuntor=acupuncturist homeopatia=homeopathy masajes=massage
fisioterapia_infantil=child-physiotherapy rehabilitacion=rehabilitation rehabilitar=rehabilitate! recaida=relapse sobriedad=sobriety sobrio=sober~ alcoholico=alcoholic
alcoholismo=alcoholism borracho=drunk~ borrachera=binge resaca=hangover fumador=smoker fumar=smoke! dejar_de_fumar=quit-smoking! cigarrillo=cigarette vapear=vape!
droga=drug toxicomano=drug-addict adicto=addict ludopatia=gambling-addiction apuestas=bet autolesion=self-harm ataque_de_panico=panic-attack fobia=phobia trauma=trauma
trastorno=disorder bipolar=bipolar~ esquizofrenia=schizophrenia anorexia=anorexia bulimia=bulimia autoestima=self-esteem agobio=overwhelm agobiado=overwhelmed~
agobiar=overwhelm! estresado=stressed~ agotamiento=burnout agobiarse=feel-overwhelmed! pesadilla=nightmare suenos=dream sonambulo=sleepwalker despertador=alarm-clock
madrugar=get-up-early! desvelarse=stay-up-late! trasnochar=stay-up-late! mindfulness=mindfulness respirador=ventilator oximetro=oximeter pulsioximetro=pulse-oximeter
estetoscopio=stethoscope cateter=catheter via_intravenosa=iv-line gotero=iv-drip colostomia=colostomy traqueotomia=tracheotomy marcapaso=pacemaker
audioprotesis=hearing-aid protesis_auditiva=hearing-aid sonotone=hearing-aid lente_de_contacto=contact-lens pupilente=contact-lens miopia=short-sightedness
astigmatismo=astigmatism catarata=cataract glaucoma=glaucoma optico=optician optometrista=optometrist montura=spectacle-frame anteojos=glasses gafas_de_sol=sunglasses
sorda=deaf~ signante=signer braille=braille perro_guia=guide-dog perro_lazarillo=guide-dog minusvalido=disabled~ discapacitado=disabled~ discapacitada=disabled~
paraplejico=paraplegic tetraplejico=quadriplegic sindrome_de_down=down-syndrome esclerosis=sclerosis esclerosis_multiple=multiple-sclerosis paralisis=paralysis
convulsion=seizure epileptico=epileptic derrame_cerebral=stroke embolia=stroke trombosis=thrombosis arritmia=arrhythmia taquicardia=tachycardia hipertenso=hypertensive~
anemia=anemia leucemia=leukemia hepatitis=hepatitis cirrosis=cirrhosis gastritis=gastritis acidez=heartburn ulceras=ulcer apendicitis=appendicitis hemorroides=hemorrhoid
intestino=intestine vientre=belly panza=belly pecho=chest codo=elbow nuca=neck vertebra=vertebra hernia_discal=slipped-disc costilla=rib tendon=tendon ligamento=ligament
menisco=meniscus articulacion=joint hueso_roto=broken-bone ceja=eyebrow labio=lip mejilla=cheek garganta=throat pulmones=lung rinones=kidney prostata=prostate
vejiga=bladder utero=uterus ovario=ovary vena=vein arteria=artery sangrar=bleed! transfusion=transfusion grupo_sanguineo=blood-group peso_corporal=body-weight
sobrepeso=overweight obesidad=obesity obeso=obese~ desnutricion=malnutrition dieta_blanda=light-diet adelgazamiento=weight-loss regimen=diet ayuno=fasting ayunar=fast!
caloria_quemada=burned-calorie proteina=protein carbohidrato=carbohydrate hidrato_de_carbono=carbohydrate fibra=fibre vitamina=vitamin mineral=mineral
colesterol_alto=high-cholesterol suplemento=supplement batido_de_proteina=protein-shake intolerancia=intolerance intolerante=intolerant~
intolerancia_a_la_lactosa=lactose-intolerance lactosa=lactose celiaca=coeliac celiaquia=coeliac-disease sin_gluten=gluten-free~ sin_lactosa=lactose-free~ alergeno=allergen
frutos_secos=nut cacahuete=peanut cacahuate=peanut mani=peanut nuez=walnut almendra=almond avellana=hazelnut castana=chestnut pistacho=pistachio soja=soy soya=soy
lenteja=lentil garbanzo=chickpea judia=bean alubia=bean frijol=bean poroto=bean caraota=bean habichuela=bean ejote=green-bean chaucha=green-bean guisante=pea arveja=pea
chicharo=pea haba=broad-bean espinaca=spinach acelga=chard repollo=cabbage coliflor=cauliflower brocoli=broccoli apio=celery puerro=leek pepino=cucumber
calabacin=courgette zapallito=courgette calabaza=pumpkin zapallo=pumpkin ahuyama=pumpkin berenjena=aubergine remolacha=beetroot betabel=beetroot rabano=radish nabo=turnip
boniato=sweet-potato batata=sweet-potato camote=sweet-potato yuca=cassava mandioca=cassava alcachofa=artichoke esparrago=asparagus champinon=mushroom choclo=corn
elote=corn mazorca=corn-cob palta=avocado jitomate=tomato aji=chili chile_picante=chili guindilla=chili perejil=parsley cilantro=coriander albahaca=basil oregano=oregano
tomillo=thyme romero=rosemary menta=mint hierbabuena=mint azafran=saffron canela=cinnamon vainilla=vanilla jengibre=ginger comino=cumin pimenton=paprika especia=spice
condimento=seasoning alino=dressing vinagre=vinegar mayonesa=mayonnaise mostaza=mustard salsa=sauce ketchup=ketchup mermelada=jam miel_de_abeja=honey
azucar_moreno=brown-sugar edulcorante=sweetener bicarbonato=baking-soda polvo_de_hornear=baking-powder maicena=cornstarch fideo=noodle pasta=pasta macarron=macaroni
tallarin=noodle espagueti=spaghetti quinoa=quinoa quinua=quinoa centolla=king-crab mejillon=mussel almeja=clam ostra=oyster ostion=oyster vieira=scallop calamar=squid
sepia=cuttlefish langosta=lobster langostino=prawn camaron=shrimp cangrejo=crab jaiba=crab sardina=sardine anchoa=anchovy boqueron=anchovy bacalao=cod merluza=hake
lubina=sea-bass dorada=sea-bream tiburon=shark ballena=whale delfin=dolphin foca=seal medusa=jellyfish coral=coral alga=seaweed chuleta=chop bistec=steak filete=steak
bife=steak solomillo=sirloin lomo=loin costillar=rack-of-rib carne_picada=minced-meat carne_molida=minced-meat albondiga=meatball salchicha=sausage
salchichon=cured-sausage morcilla=blood-sausage longaniza=sausage panceta=bacon tocino=bacon tocineta=bacon beicon=bacon pechuga=chicken-breast muslo=thigh pavo=turkey
pato_asado=roast-duck ternero_lechal=suckling-calf cabrito=kid-goat asado=barbecue parrillada=barbecue barbacoa=barbecue parrilla=grill asar=roast! freir=fry! hervir=boil!
cocer=boil! guisar=stew! estofado=stew batir=whisk! amasar=knead! rallar=grate! pelar=peel! trocear=cut-up! adobar=marinate! marinar=marinate! sazonar=season!
gratinar=gratinate! descongelar=defrost! recalentar=reheat! enfriar=cool! calentar=heat! tostar=toast! tostada=toast tostadora=toaster cazo=saucepan cacerola=saucepan
olla_a_presion=pressure-cooker olla_expres=pressure-cooker olla_de_presion=pressure-cooker freidora=fryer freidora_de_aire=air-fryer microondas=microwave licuadora=blender
batidora=mixer robot_de_cocina=food-processor hervidor=kettle tetera=teapot colador=strainer rallador=grater sacacorchos=corkscrew abrelatas=can-opener
descorchador=corkscrew tabla_de_cortar=cutting-board rodillo=rolling-pin cucharon=ladle espatula=spatula espumadera=skimmer molde=mould vajilla=crockery cuberteria=cutlery
fuente_de_horno=baking-dish bol=bowl cuenco=bowl tazon=bowl jarra=jug jarron=vase termo=thermos copa_de_vino=wine-glass servilletero=napkin-holder salero=salt-shaker
posavasos=coaster pajita=drinking-straw popote=drinking-straw sorbete=drinking-straw pitillo=drinking-straw frigorifico=fridge refri=fridge refrigeradora=fridge
arcon=chest-freezer estufa=stove hornilla=burner hornalla=burner vitroceramica=ceramic-hob campana_extractora=extractor-hood lavaplatos=dishwasher encimera=worktop
mesada=worktop alacena=cupboard despensero=pantry-keeper congelados=frozen-food conserva=preserve enlatado=canned-food lata=can tarro=jar tapadera=lid
film_transparente=cling-film papel_de_aluminio=aluminium-foil papel_higienico=toilet-paper papel_de_cocina=kitchen-paper lejia=bleach lavandina=bleach
cloro_domestico=bleach detergente=detergent suavizante=fabric-softener jabon=soap champu=shampoo acondicionador=conditioner desodorante=deodorant esponja=sponge
estropajo=scourer bayeta=cleaning-cloth trapo=cloth fregona=mop trapeador=mop mopa=mop escoba=broom recogedor=dustpan cubo_de_basura=trash-can tacho=trash-can
bote_de_basura=trash-can zafacon=trash-can caneca=trash-can bolsa_de_basura=trash-bag aspiradora=vacuum-cleaner aspirar=vacuum! barrer=sweep! fregar=scrub! trapear=mop!
quitar_el_polvo=dust! planchar=iron! plancha=iron tabla_de_planchar=ironing-board tender_la_ropa=hang-laundry! tendedero=clothesline tendal=clothesline pinza=clothespin
ropa_sucia=laundry secadora=dryer secador=hairdryer mancha=stain manchar=stain! desatascar=unclog! destapar=unclog! atascado=stuck~ atascarse=get-stuck!
desatascador=plunger desague=drain alcantarilla=sewer alcantarillado=sewerage cloaca=sewer fosa_septica=septic-tank pozo_septico=septic-tank depuradora=sewage-plant
aguas_residuales=sewage aguas_negras=sewage agua_potable=drinking-water agua_caliente=hot-water calentador=water-heater calefon=water-heater termotanque=water-heater
bomba_de_calor=heat-pump bomba_de_agua=water-pump cisterna=water-tank tinaco=water-tank aljibe=cistern canilla=tap llave_de_paso=stopcock contador_de_agua=water-meter
contador_de_luz=electricity-meter contador_de_gas=gas-meter medidor_de_luz=electricity-meter medidor_de_agua=water-meter lectura_del_contador=meter-reading caneria=pipe
cano=pipe tuberia_rota=burst-pipe manguito=hose-coupling codo_de_tuberia=pipe-elbow bajante=downpipe canalon=gutter canaleta=gutter junta_de_goma=gasket
empaquetadura=gasket silicona=silicone sanitarios=bathroom-fixture vater=toilet water=toilet retrete=toilet excusado=toilet poceta=toilet tina=bathtub bide=bidet
mampara=shower-screen regadera=shower toalla=towel albornoz=bathrobe cortina_de_bano=shower-curtain cuadro_electrico=fuse-box tablero_electrico=fuse-box fusible=fuse
disyuntor=circuit-breaker diferencial=residual-current-device magnetotermico=circuit-breaker cableado=wiring cablear=wire! cortocircuito=short-circuit
toma_de_corriente=socket tomacorriente=socket enchufar=plug-in! desenchufar=unplug! alargador=extension-cord alargue=extension-cord regleta=power-strip foco=light-bulb
bombillo=light-bulb ampolleta=light-bulb lampara_led=led-lamp voltaje=voltage tension_electrica=voltage corriente=current amperio=ampere vatio=watt kilovatio=kilowatt
potencia=power transformador=transformer inversor_solar=solar-inverter grupo_electrogeno=power-generator planta_electrica=power-generator aerogenerador=wind-turbine
eolico=wind~ parque_eolico=wind-farm huerto_solar=solar-farm granja_solar=solar-farm fotovoltaico=photovoltaic~ placas_fotovoltaicas=solar-panel termosolar=solar-thermal~
biomasa=biomass pellet=pellet lena_seca=dry-firewood carbon=coal brasa=ember ceniza=ash hollin=soot deshollinar=sweep-chimney! tiro_de_chimenea=chimney-flue
humero=chimney-flue detector_de_humo=smoke-detector detector_de_gas=gas-detector granjera=farmer estancia_ganadera=ranch ranchero=rancher fundo=farm potrero=paddock
establo_de_vacas=cowshed vaqueria=dairy-farm tambo=dairy-farm tambero=dairy-farmer lecheria=dairy ordenadora=milking-machine pastoreo=grazing pastizal=pasture
potrillo=foal yegua=mare burra=donkey mulo=mule carnero=ram chivo=goat becerro=calf becerra=calf novillo=steer vaquilla=heifer vaquillona=heifer buey=ox hato=herd
piara=pig-herd cerda=sow marrano=pig chancho=pig puerco=pig pocilga=pigsty gallinero=henhouse pollito=chick pollada=brood ponedora=laying-hen huevos=egg
incubadora=incubator incubar=hatch! codorniz=quail ganso=goose oca=goose faisan=pheasant perdiz=partridge avicultor=poultry-farmer avicultura=poultry-farming
porcicultor=pig-farmer ganaderia=livestock-farming ovino=sheep~ bovino=cattle~ caprino=goat~ porcino=pig~ equino=horse~ inseminacion=insemination inseminar=inseminate!
prenada=pregnant~ prenez=pregnancy parir=give-birth! paricion=calving arete=ear-tag caravana_de_ganado=ear-tag marcaje=marking forraje=fodder heno=hay paca=bale fardo=bale
alfalfa=alfalfa ensilado=silage abrevadero=drinking-trough bebedero=drinking-trough comedero=feeder estiercol=manure purin=slurry boniga=dung cosechadora=harvester
sembradora=seeder arado=plough arar=plough! labrar=till! rastrillo=rake azada=hoe azadon=hoe pala=shovel machete=machete hoz=sickle guadana=scythe
tijera_de_podar=pruning-shear motosierra=chainsaw desbrozadora=brush-cutter cortacesped=lawnmower podadora=lawnmower cortar_el_cesped=mow! segar=mow! fumigacion=spraying
fumigadora=sprayer pesticida=pesticide plaguicida=pesticide herbicida=herbicide insecticida=insecticide fungicida=fungicide mala_hierba=weed desherbar=weed!
deshierbar=weed! escardar=weed! regadio=irrigation riego_por_goteo=drip-irrigation sistema_de_riego=irrigation-system secano=dry-farming barbecho=fallow
rotacion_de_cultivos=crop-rotation cultivos=crop sembradio=sown-field sementera=sown-field almacigo=seedbed semillero=seedbed planton=seedling esqueje=cutting
trasplantar=transplant! injertar=graft! tallo=stem petalo=petal espina=thorn maceta=flowerpot matera=flowerpot macetero=planter jardinera_de_balcon=window-box
sustrato=potting-soil tierra_abonada=compost-soil lombriz=earthworm vermicompost=worm-compost compostador=compost-bin compostera=compost-bin compostar=compost!
pulgon=aphid caracol=snail babosa=slug oruga=caterpillar gusano=worm escarabajo=beetle cucaracha=cockroach mosca=fly zancudo=mosquito chinche=bedbug pulga=flea acaro=mite
garrapatas=tick termita=termite polilla=moth arana=spider alacran=scorpion escorpion=scorpion roya=rust-disease mildiu=mildew oidio=powdery-mildew moho=mould
mohoso=mouldy~ rosal=rosebush girasol=sunflower tulipan=tulip clavel=carnation margarita=daisy geranio=geranium lavanda=lavender cactus=cactus suculenta=succulent
bonsai=bonsai helecho=fern palmera=palm-tree pino=pine roble=oak encina=holm-oak alamo=poplar eucalipto=eucalyptus manzano=apple-tree naranjo=orange-tree
limonero=lemon-tree almendro=almond-tree cerezo=cherry-tree higuera=fig-tree higo=fig frutal=fruit-tree huerto_frutal=orchard arboleda=grove arboricultor=arborist
talar=fell! tala=felling aserradero=sawmill aserrar=saw! tablon_de_madera=plank lenero=woodshed tocon=tree-stump corteza=bark resina=resin corcho=cork pina=pineapple
anana=pineapple papaya=papaya guayaba=guava maracuya=passion-fruit pomelo=grapefruit toronja=grapefruit mandarina=mandarin ciruela=plum albaricoque=apricot damasco=apricot
chabacano=apricot frambuesa=raspberry arandano=blueberry frutilla=strawberry coco=coconut datil=date-fruit membrillo=quince cana_de_azucar=sugar-cane cacao=cocoa
yerba_mate=mate tequila=tequila mezcal=mezcal ron=rum aguardiente=spirit whisky=whisky ginebra=gin coctel=cocktail cocteleria=cocktail-bar trago=drink refresco=soft-drink
gaseosa=soft-drink zumo=juice jugo=juice infusion=herbal-tea cafe_molido=ground-coffee cava=sparkling-wine espumoso=sparkling-wine vendimia=grape-harvest
vendimiar=harvest-grape! vid=vine vina=vineyard vinatero=winegrower enologo=winemaker enologa=winemaker enologia=winemaking enoturismo=wine-tourism cata=tasting
degustacion=tasting catar=taste! mosto=must barrica=wine-barrel anada=vintage fermentacion=fermentation fermentar=ferment! cerveceria_artesanal=craft-brewery
cerveza_artesanal=craft-beer malta=malt lupulo=hop destilar=distil! alambique=still maestro_cervecero=brewmaster corcho_de_botella=bottle-cork apiario=apiary
colmenar=apiary enjambre=swarm enjambrar=swarm! abeja_reina=queen-bee zangano=drone-bee cera=wax jalea_real=royal-jelly propoleo=propolis ahumador=smoker-tool
varroa=varroa extractor_de_miel=honey-extractor cana_de_pescar=fishing-rod anzuelo=fish-hook cebo=bait carnada=bait senuelo=lure carrete=reel
licencia_de_pesca=fishing-licence permiso_de_pesca=fishing-licence permiso_de_caza=hunting-licence licencia_de_caza=hunting-licence coto=hunting-ground
coto_de_caza=hunting-ground monteria=hunt caceria=hunt escopeta=shotgun rifle=rifle fusil=rifle pistola=pistol arma=weapon bala=bullet cartucho=cartridge
municion=ammunition punteria=aim campo_de_tiro=shooting-range tiro_con_arco=archery arquero=archer flecha=arrow ciervo=deer venado=deer jabali=wild-boar corzo=roe-deer
conejos=rabbit trofeo=trophy redada=raid red_de_pesca=fishing-net trasmallo=fishing-net barco_pesquero=fishing-boat pesquero=fishing-boat lonja=fish-market
cofradia_de_pescadores=fishermen-guild captura_pesquera=fish-catch piscifactoria=fish-farm piscicultura=fish-farming lancha=motorboat yate=yacht kayak=kayak canoa=canoe
balsa=raft embarcacion=vessel buque=ship crucero=cruise muelle_deportivo=marina marina=marina puerto_deportivo=marina amarre=mooring ancla=anchor timon=rudder mastil=mast
vela_mayor=mainsail casco_de_barco=hull helice=propeller tripulacion=crew tripulante=crew-member capitana=captain marea=tide oleaje=swell ola=wave surfista=surfer
tabla_de_surf=surfboard chaleco_salvavidas=life-jacket naufragio=shipwreck faro=lighthouse boya=buoy travesia=crossing navegar=sail! navegacion=navigation hogaza=loaf
barra_de_pan=baguette panecillo=bread-roll medialuna=croissant cruasan=croissant factura_de_panaderia=pastry bollo=bun bolleria=pastry bizcocho=sponge-cake
torta_de_cumpleanos=birthday-cake tarta_de_bodas=wedding-cake magdalena=muffin bunuelo=fritter churro=churro empanada=turnover empanadilla=turnover turron=nougat
roscon=ring-cake flan=custard natilla=custard gelatina=jelly caramelo=candy golosina=candy chucheria=candy chuche=candy chicle=chewing-gum bombon=chocolate
alfajor=alfajor-cookie dulce_de_leche=caramel-spread nata_montada=whipped-cream glaseado=icing masa_de_pan=bread-dough levadura_natural=sourdough obrador=bakery-workshop
amasadora=dough-mixer horneado=baked~ hornada=baking-batch arepa=arepa tamal=tamale tortilla=tortilla quesadilla=quesadilla tapas=tapas botana=snack snack=snack
aperitivo=aperitif antojo=craving entrante_frio=starter plato_principal=main-course guarnicion=side-dish ensalada=salad caldo_de_pollo=chicken-broth pure=puree
croqueta=croquette papas_fritas=french-fry patatas_fritas=french-fry comanda_de_mesa=table-order sobremesa=after-dinner-talk comensales=diner manteleria=table-linen
carta_de_vinos=wine-list barra_libre=open-bar reserva_de_mesa=table-reservation sommelier=sommelier pinche=kitchen-helper pinche_de_cocina=kitchen-helper
ayudante_de_cocina=kitchen-helper friegaplatos=dishwasher-person bartender=bartender coctelero=bartender cantinero=bartender cantina=canteen taberna=tavern tasca=tavern
discoteca=nightclub antro=nightclub bodegon=tavern parador=inn posada=inn pension_completa=full-board media_pension=half-board todo_incluido=all-inclusive~ huespedes=guest
recepcion_de_hotel=hotel-reception botones=bellboy camarera_de_piso=chambermaid mucama=chambermaid gobernanta=head-housekeeper ama_de_llaves=housekeeper lenceria=linen
sabana=sheet funda=cover almohada=pillow manta=blanket cobija=blanket frazada=blanket edredon=duvet colcha=bedspread colchon=mattress somier=bed-base cabecero=headboard
mesita_de_noche=bedside-table mesa_de_luz=bedside-table velador=bedside-table dormitorio=bedroom recamara=bedroom alcoba=bedroom sala_de_estar=living-room
living=living-room cuarto_de_bano=bathroom azotea=rooftop patio_interior=courtyard buhardilla=attic altillo=attic trastienda=back-room cochera=garage recibidor=hallway
zaguan=hallway rellano=landing portal_de_edificio=entrance-hall porteria=doorman-desk interfono=intercom telefonillo=intercom portero_automatico=intercom timbre=doorbell
felpudo=doormat picaporte=door-handle manilla=handle pomo=door-knob cerrojo=bolt pestillo=latch bisagra=hinge llavero=keyring juego_de_llaves=set-of-key
copia_de_llave=key-copy alojamiento=accommodation hospedaje=lodging pernoctar=stay-overnight! pernoctacion=overnight-stay tienda_de_campana=tent estaca=tent-peg
colchoneta=sleeping-mat hoguera=campfire fogata=campfire fogon=campfire cantimplora=canteen-bottle brujula=compass navaja=pocket-knife linterna_frontal=headlamp
prismaticos=binoculars binoculares=binoculars bota_de_montana=hiking-boot caminata=hike caminante=walker trekking=trekking montanero=mountaineer montanismo=mountaineering
alpinista=mountaineer alpinismo=mountaineering andinista=mountaineer cumbre=summit cima=summit refugio_de_montana=mountain-hut vivac=bivouac mosqueton=carabiner
rocodromo=climbing-wall piolet=ice-axe crampon=crampon via_ferrata=via-ferrata barranquismo=canyoning espeleologia=caving espeleologo=caver parapente=paragliding
paracaidas=parachute paracaidista=skydiver paracaidismo=skydiving ala_delta=hang-glider excursionista=hiker guiri=tourist touroperador=tour-operator
mayorista_de_viajes=tour-operator billete_de_avion=plane-ticket pasaje_de_avion=plane-ticket boleto_de_avion=plane-ticket tarjeta_de_embarque=boarding-pass
pase_de_abordar=boarding-pass puerta_de_embarque=boarding-gate embarcar=board! abordar=board! desembarcar=disembark! equipaje_de_mano=hand-luggage valija=suitcase
maletin=briefcase neceser=toiletry-bag itinerario_de_viaje=travel-itinerary visa_de_trabajo=work-visa permiso_de_residencia=residence-permit permiso_de_trabajo=work-permit
tarjeta_de_residencia=residence-permit solicitud_de_asilo=asylum-application solicitante_de_asilo=asylum-seeker asilado=asylum-seeker sin_papeles=undocumented~
indocumentado=undocumented~ inmigracion=immigration emigrante=emigrant emigrar=emigrate! nacionalidad=nationality ciudadania=citizenship pasantias=internship
interprete_jurado=sworn-interpreter traduccion_jurada=sworn-translation apatrida=stateless-person campo_de_refugiados=refugee-camp desplazado=displaced-person
expatriado=expatriate recuerdo_de_viaje=souvenir souvenir=souvenir postal=postcard guia_de_viaje=travel-guide audioguias=audio-guide mirador=viewpoint cascada=waterfall
paisaje=landscape cala=cove costa=coast acantilado=cliff bahia=bay arena_de_playa=beach-sand sombrilla=parasol toldo=awning tumbona=sun-lounger hamaca_de_playa=sun-lounger
banador=swimsuit traje_de_bano=swimsuit malla_de_bano=swimsuit bikini=bikini chanclas=flip-flop ojotas=flip-flop chancleta=flip-flop protector_solar=sunscreen
crema_solar=sunscreen bloqueador=sunscreen balneario=spa termas=hot-spring aguas_termales=hot-spring jacuzzi=hot-tub banista=bather nadadora=swimmer buzo=diver
buceador=diver inmersion=dive bucear=dive! esnorquel=snorkel tubo_de_buceo=snorkel aleta=fin traje_de_neopreno=wetsuit bombona=gas-cylinder
botella_de_buceo=diving-cylinder garrafa_de_gas=gas-cylinder tanque_de_gas=gas-tank cilindro=cylinder exposicion_temporal=temporary-exhibition curador=curator
curadora=curator curaduria=curation pieza_de_museo=museum-piece vitrinas=display-case estatua=statue busto=bust acuarela=watercolour oleo=oil-painting
pincelada=brushstroke lamina_de_arte=art-print antiguedades=antique anticuaria=antique-dealer subasta_en_linea=online-auction pinacoteca=art-gallery
hemeroteca=newspaper-archive filmoteca=film-archive fonoteca=sound-archive archivista=archivist legajo=file-bundle pergamino=parchment incunable=incunable-book
manuscritos=manuscript microfilm=microfilm donacion_de_libros=book-donation tejuelo=spine-label lomo_de_libro=book-spine portada=cover contraportada=back-cover
indice=index prologo=preface epilogo=epilogue borrador_de_novela=novel-draft relato=short-story poesia=poetry verso=verse estrofa=stanza rima=rhyme ensayista=essayist
dramaturgo=playwright cuentista=storyteller narrador=narrator trama=plot argumento=plot protagonista=protagonist antagonista=antagonist editorialista=editorial-writer
correctora=proofreader corrector=proofreader maquetador=layout-designer maquetar=lay-out! maquetacion=layout tirada=print-run encuadernacion=bookbinding
marcapaginas=bookmark separador_de_libros=bookmark enciclopedia=encyclopedia diccionario=dictionary glosario=glossary atlas=atlas revista_digital=online-magazine
fanzine=fanzine columnista=columnist titular_de_prensa=headline rueda_de_prensa=press-conference nota_de_prensa=press-release comunicado=statement
boletin_informativo=newsletter parroco=parish-priest monaguillo=altar-server acolito=altar-server sacristan=sacristan sacristia=sacristy diacono=deacon
catequista=catechist pastora=pastor feligresa=parishioner congregacion=congregation culto=worship-service evangelio=gospel salmo=psalm himno=hymn cantico=hymn
oratorio=oratory ofrenda=offering diezmo=tithe colecta_parroquial=church-collection intencion_de_misa=mass-intention bautismo=baptism bautizar=baptize!
confirmacion_religiosa=church-confirmation primera_comunion=first-communion confesion=confession confesar=confess! quinceanera=fifteenth-birthday-party
quince_anos=fifteenth-birthday retiro_espiritual=spiritual-retreat campanario=bell-tower campana_de_iglesia=church-bell organo_de_iglesia=church-organ organista=organist
altar=altar santo=saint santuario=shrine imagen_religiosa=religious-statue rabino=rabbi iman=imam ramadan=ramadan cuaresma=lent adviento=advent nochebuena=christmas-eve
nochevieja=new-year-eve ano_nuevo=new-year reyes_magos=three-king amigo_invisible=secret-santa amigo_secreto=secret-santa villancico=carol belen=nativity-scene
pesebre=nativity-scene arbol_de_navidad=christmas-tree papa_noel=santa-claus dia_de_muertos=day-of-the-dead pinata=pinata soprano=soprano contralto=alto baritono=baritone
bajista=bassist coral_polifonica=choir ensayo_de_coro=choir-rehearsal atril_de_musica=music-stand cuerda_de_voces=voice-section batuta=baton
directora_de_coro=choir-conductor director_de_orquesta=conductor violinista=violinist violonchelo=cello chelo=cello contrabajo=double-bass viola=viola clarinete=clarinet
fagot=bassoon saxofon=saxophone saxo=saxophone trombon=trombone bombardino=euphonium arpa=harp acordeon=accordion bandoneon=bandoneon charango=charango ukelele=ukulele
bajo_electrico=bass-guitar guitarra_electrica=electric-guitar guitarrista=guitarist baterista=drummer percusion=percussion percusionista=percussionist tamborilero=drummer
pandereta=tambourine castanuela=castanet cajon_flamenco=cajon-drum maracas=maraca flautista=flutist trompetista=trumpeter pianista=pianist tecladista=keyboardist
sintetizador=synthesizer amplificador=amplifier mesa_de_mezclas=mixing-desk pedal=pedal pua=guitar-pick plectro=guitar-pick afinar=tune! desafinado=out-of-tune~
metronomo=metronome escala_musical=musical-scale arpegio=arpeggio compas_musical=bar solfeo=music-theory conservatorio=music-school escuela_de_musica=music-school
profesor_de_piano=piano-teacher clase_de_piano=piano-lesson clase_de_guitarra=guitar-lesson repertorio=repertoire setlist=setlist tocada=gig gira=tour telonero=support-act
letra_de_cancion=lyric cantautor=singer-songwriter cantautora=singer-songwriter compositor=composer compositora=composer componer=compose! disquera=record-label
sello_discografico=record-label vinilos=vinyl-record tocadiscos=record-player discografia=discography lista_de_reproduccion=playlist murga=carnival-band
mariachi=mariachi-band charro=mexican-horseman sevillana=folk-dance tango=tango milonga=tango-event tanguero=tango-dancer salsero=salsa-dancer bachata=bachata-dance
ballet=ballet coreografia=choreography coreografo=choreographer coreografa=choreographer zapatilla_de_ballet=ballet-shoe pista_de_baile=dance-floor
pareja_de_baile=dance-partner bailador=dancer bailaora=flamenco-dancer cantaor=flamenco-singer tablao=flamenco-venue elenco=cast reparto_de_actores=cast casting=casting
audicion=audition papel_protagonista=leading-role figurante=extra telon=curtain bambalina=backstage camerino=dressing-room escenario=stage tarima_escenica=stage
escenografo=set-designer decorado=stage-set attrezzo=prop utileria=prop vestuarista=costume-designer estreno=premiere estrenar=premiere! butaca=seat platea=stalls
palco=theatre-box patio_de_butacas=stalls entrada_de_teatro=theatre-ticket entradas=ticket boleteria=ticket-office boletos=ticket abonado=subscriber circo=circus
payaso=clown mago=magician malabarista=juggler acrobata=acrobat zancos=stilt feriante=fairground-vendor feria_ganadera=livestock-fair recinto_ferial=fairground
caseta_de_feria=fair-booth stand=stand expositor=exhibitor carroza=float desfile=parade desfilar=parade! pasarela=runway comparsista=carnival-member fallas=falla-festival
romeria=pilgrimage costalero=float-bearer paso_de_semana_santa=procession-float cofrade=brotherhood-member pena_festiva=festival-club encierro=bull-run
fuegos_artificiales=firework pirotecnia=firework petardo=firecracker cohete=rocket comision_de_fiestas=festival-committee vereda=sidewalk banqueta=sidewalk
farol=streetlight hincha_visitante=away-fan aficionada=fan aficion=fan-base barra_brava=fan-group quiniela=football-pool prode=football-pool futbolista=footballer
delantero_centro=striker mediocampista=midfielder centrocampista=midfielder zaguero=defender arquero_de_futbol=goalkeeper guardameta=goalkeeper
cancha_de_futbol=football-pitch campo_de_futbol=football-pitch canchita=football-pitch futbol_sala=futsal pichanga=pickup-match cascarita=pickup-match
pachanga=pickup-match tiro_libre=free-kick penalti=penalty-kick corner=corner-kick fuera_de_juego=offside tarjeta_amarilla=yellow-card tarjeta_roja=red-card
amonestacion=caution silbato=whistle marcador_del_partido=score prorroga_de_partido=extra-time descenso=relegation division_de_honor=top-division
segunda_division=second-division cantera=youth-team inferiores=youth-team alevin=under-12-player benjamin=under-10-player juveniles=junior-team
temporada_de_liga=league-season fixture=fixture calendario_de_partidos=fixture liguero=league~ eliminatoria=knockout-round cuartos_de_final=quarter-final
semifinal=semifinal finalista=finalist campeon=champion campeona=champion subcampeon=runner-up podio=podium medalla=medal rival_directo=direct-rival
seleccionador=national-coach seleccion=selection convocado=called-up-player convocar=call-up! lesion=injury lesionado=injured~ lesionarse=get-injured!
calentamiento=warm-up calentar_musculos=warm-up! flexion=push-up abdominales=sit-up burpee=burpee mancuernas=dumbbell barra_olimpica=barbell
cinta_de_correr=treadmill caminadora=treadmill trotadora=treadmill bicicleta_estatica=exercise-bike spinning=spinning-class eliptica=elliptical-trainer
remo_indoor=indoor-rowing colchoneta_de_yoga=yoga-mat esterilla=mat pilates=pilates zumba=zumba boxeo=boxing boxeador=boxer guantes_de_boxeo=boxing-glove
cuadrilatero=boxing-ring luchador=wrestler lucha_libre=wrestling yudo=judo karate=karate taekwondo=taekwondo esgrima=fencing esgrimista=fencer cinturon_negro=black-belt
artes_marciales=martial-art defensa_personal=self-defence halterofilia=weightlifting culturismo=bodybuilding balonmano=handball handbol=handball basquet=basketball
basquetbol=basketball voley=volleyball beisbol=baseball beisbolista=baseball-player bate=bat rugby=rugby hockey=hockey criquet=cricket badminton=badminton
volante_de_badminton=shuttlecock ping_pong=table-tennis tenis_de_mesa=table-tennis fronton=pelota-court pelota_vasca=basque-pelota petanca=petanque bochas=bocce dardo=dart
billar=billiards golfista=golfer hoyo=hole palo_de_golf=golf-club tenista=tennis-player cancha_de_tenis=tennis-court pista_de_tenis=tennis-court
cancha_de_padel=padel-court padelero=padel-player waterpolo=water-polo patinador=skater patin=skate monopatin=scooter patineta=skateboard skate=skateboard
patinete_electrico=electric-scooter triatlon=triathlon triatleta=triathlete corredor_popular=amateur-runner carrera_popular=fun-run carrera_de_montana=trail-run
medio_maraton=half-marathon media_maraton=half-marathon corredores=runner maratonista=marathon-runner trotar=jog! trote=jog zancada=stride cronometro=stopwatch
cronometrar=time! cronometraje=timekeeping linea_de_meta=finish-line linea_de_salida=start-line relevos=relay salto_de_altura=high-jump jabalina=javelin gimnasta=gymnast
trampolin=diving-board aguas_abiertas=open-water carril_de_piscina=pool-lane gorro_de_bano=swim-cap esquiador=skier esquis=ski snowboard=snowboard pista_de_esqui=ski-slope
telesilla=chairlift forfait=ski-pass remonte=ski-lift remero=rower remar=row! regatista=sailor piraguista=canoeist piraguismo=canoeing ciclista_urbano=urban-cyclist
bicicleta_electrica=electric-bike bici_electrica=electric-bike bicicleta_de_montana=mountain-bike bici_de_carga=cargo-bike sillin=saddle manillar=handlebar
manubrio=handlebar cubierta_de_bici=bike-tyre camara_de_aire=inner-tube parche_de_camara=puncture-patch inflador=air-pump bombin=air-pump ciclovia=bike-path
bicisenda=bike-path ciclorruta=bike-path casco_de_bici=bike-helmet mecanico_de_bicis=bike-mechanic aparcabicis=bike-rack candado_de_bici=bike-lock silla_de_montar=saddle
montura_de_caballo=saddle jinete=rider hipica=riding-stable equitacion=horse-riding club_hipico=riding-club picadero=riding-arena herradura=horseshoe herraje=horseshoeing
estribo=stirrup rienda=rein galope=gallop ronzal=halter caballeriza=horse-stable box_de_caballo=horse-box equinoterapia=horse-therapy hipodromo=racecourse canino=dog~
felino=feline perrera=dog-pound guarderia_canina=dog-daycare residencia_canina=dog-kennel hotel_de_mascotas=pet-hotel adiestramiento=dog-training adiestrar=train!
paseo=walk correa_de_perro=dog-leash arenero_de_gato=litter-box rascador=scratching-post transportin=pet-carrier jaula=cage hamster=hamster cobaya=guinea-pig
cuy=guinea-pig loro=parrot periquito=budgie canario=canary cacatua=cockatoo huron=ferret pez_de_colores=goldfish reptil=reptile iguana=iguana lagartija=lizard
lagarto=lizard camada_de_perros=litter-of-puppy criadero=breeder colonia_felina=cat-colony esterilizacion_de_gatos=cat-neutering castracion=neutering microchip=microchip
collar_antipulgas=flea-collar rabia=rabies moquillo=distemper parasito=parasite desparasitante=dewormer pata=paw pelaje=fur hocico=snout ladrido=barking ladrar=bark!
maullar=meow! morder=bite! aranar=scratch! perro_perdido=lost-dog gato_perdido=lost-cat mascota_perdida=lost-pet mascota_extraviada=lost-pet extraviado=lost~
extraviar=lose! objetos_perdidos=lost-property animal_abandonado=abandoned-animal callejero_rescatado=rescued-stray adoptante=adopter apadrinar=sponsor!
apadrinamiento=sponsorship casa_de_acogida_animal=pet-foster-home ave_rapaz=bird-of-prey aguila=eagle halcon=falcon cetreria=falconry buho=owl lechuza=owl ciguena=stork
golondrina=swallow gorrion=sparrow gaviota=seagull cuervo=crow buitre=vulture condor=condor colibri=hummingbird palomar=dovecote colombofilia=pigeon-racing pajarera=aviary
comedero_de_pajaros=bird-feeder caja_nido=nest-box avistamiento=sighting avistar=sight! avistamiento_de_aves=birdwatching observador_de_aves=birdwatcher
mariposas=butterfly libelula=dragonfly luciernaga=firefly sapo=toad culebra=snake vibora=viper erizo=hedgehog castor=beaver nutria=otter lince=lynx tigre=tiger leon=lion
elefante=elephant jirafa=giraffe alpaca=alpaca vicuna=vicuna zoologico=zoo cuidador_de_zoo=zookeeper fauna=wildlife flora=flora fosil=fossil dinosaurio=dinosaur
mineralogia=mineralogy geologo=geologist geologia=geology botanico=botanist botanica=botany biologia=biology ecologo=ecologist ecologia=ecology ecologista=environmentalist
ambientalista=environmentalist biodiversidad=biodiversity reforestacion=reforestation reforestar=reforest! deforestacion=deforestation especie_invasora=invasive-species
contaminacion=pollution contaminante=pollutant contaminar=pollute! calidad_del_agua=water-quality estacion_meteorologica=weather-station pluviometro=rain-gauge
anemometro=wind-gauge barometro=barometer higrometro=hygrometer termohigrometro=thermohygrometer meteorologo=meteorologist meteorologia=meteorology
pronostico_del_tiempo=weather-forecast prevision_del_tiempo=weather-forecast granizo=hail helada_nocturna=night-frost escarcha=frost niebla=fog neblina=mist
llovizna=drizzle chubasco=shower-rain aguacero=downpour diluvio=deluge nevada=snowfall nevar=snow! llover=rain! relampago=lightning trueno=thunder huracan=hurricane
ciclon=cyclone tornado=tornado arcoiris=rainbow ola_de_calor=heatwave ola_de_frio=cold-spell bochorno=muggy-heat calor=heat caluroso=hot~ nublado=cloudy~ soleado=sunny~
lluvioso=rainy~ ventoso=windy~ terremoto=earthquake temblor_de_tierra=earthquake sismo=earthquake sismico=seismic~ tsunami=tsunami volcan=volcano derrumbe=landslide
deslave=landslide deslizamiento=landslide riada=flood desastre=disaster damnificado=disaster-victim mochila_de_emergencia=emergency-bag punto_de_encuentro=meeting-point
ruta_de_evacuacion=evacuation-route salida_de_emergencia=emergency-exit amanecer=sunrise atardecer=sunset puesta_de_sol=sunset ocaso=sunset eclipse=eclipse cometa=comet
planeta=planet galaxia=galaxy constelacion=constellation cohete_espacial=space-rocket nave=spacecraft astronauta=astronaut lluvia_de_estrellas=meteor-shower
observatorio=observatory matraz=flask probeta=measuring-cylinder tubo_de_ensayo=test-tube pipeta=pipette centrifuga=centrifuge placa_de_petri=petri-dish reactivos=reagent
muestreo=sampling muestrear=sample! calibrar=calibrate! calibracion=calibration precision=accuracy tolerancia=tolerance desviacion=deviation
margen_de_error=margin-of-error gramaje=weight densimetro=hydrometer refractometro=refractometer peachimetro=ph-meter manometro=pressure-gauge caudalimetro=flow-meter
cuentakilometros=odometer velocimetro=speedometer tacometro=tachometer calibre=caliper micrometro=micrometer cinta_metrica=tape-measure metro_de_costura=tape-measure
huincha=tape-measure nivel_de_burbuja=spirit-level plomada=plumb-line teodolito=theodolite topografo=surveyor topografia=surveying agrimensor=surveyor
agrimensura=surveying mojon=boundary-stone replanteo=site-marking curva_de_nivel=contour-line plano_de_obra=construction-drawing plano_acotado=dimensioned-plan
croquis=sketch maqueta=scale-model delineante=draughtsman dibujante=draughtsman proyectista=designer licencia_de_construccion=building-permit
permiso_de_obra=building-permit permiso_de_construccion=building-permit cimiento=foundation cimentacion=foundation pilar=pillar viga=beam losa=slab forjado=floor-slab
tabiqueria=partition-wall enfoscado=plastering enlucido=plastering revoque=plastering revocar=plaster! panete=plastering mezcla_de_cemento=cement-mix mortero=mortar
grava=gravel gravilla=gravel ripio=gravel arcilla=clay barro_cocido=terracotta bloque_de_hormigon=concrete-block concreto=concrete varilla=rebar ferralla=rebar
encofrado=formwork encofrador=formwork-carpenter andamiaje=scaffolding andamista=scaffolder montador_de_andamios=scaffolder casco_de_obra=hard-hat
chaleco_reflectante=safety-vest arnes_de_seguridad=safety-harness botas_de_seguridad=safety-boot grua_torre=tower-crane gruista=crane-operator retroexcavadora=excavator
excavadora=excavator bulldozer=bulldozer apisonadora=road-roller zanja=trench demolicion=demolition derribo=demolition demoler=demolish! escombros=rubble
desescombro=rubble-removal cascote=rubble volquete=dump-truck volqueta=dump-truck contenedor_de_escombros=skip asfalto=asphalt asfaltar=pave! pavimento=pavement
pavimentar=pave! adoquin=paving-stone bordillo_de_acera=kerb azulejista=tiler solador_de_pisos=floor-layer enlosar=tile! alicatar=tile! ceramico=ceramic-tile
porcelanato=porcelain-tile gres=stoneware marmol=marble marmolista=stonemason granito=granite cantero=stonemason picapedrero=stonemason pizarra_de_tejado=roof-slate
lamina_impermeable=waterproof-sheet impermeabilizar=waterproof! impermeabilizacion=waterproofing tela_asfaltica=roofing-felt aislamiento=insulation aislante=insulation
aislar=insulate! lana_de_vidrio=glass-wool doble_acristalamiento=double-glazing carpinteria_metalica=metalwork carpinteria_de_aluminio=aluminium-joinery herreria=smithy
forja=forge reja=window-grille verja=iron-gate porton=gate tranquera=farm-gate cerca_electrica=electric-fence alambrado=wire-fence alambrada=wire-fence alambre=wire
alambre_de_puas=barbed-wire poste=post claraboya=skylight tragaluz=skylight lucernario=skylight ventanal=large-window alfeizar=windowsill mosquitera=mosquito-net
mosquitero=mosquito-net persianista=blind-fitter contraventana=shutter barniz=varnish barnizar=varnish! lijar=sand! lija=sandpaper papel_de_lija=sandpaper lijadora=sander
masilla=filler imprimacion=primer brocha=paintbrush rodillo_de_pintura=paint-roller cubeta=bucket papel_pintado=wallpaper empapelar=wallpaper! empapelado=wallpaper
papel_tapiz=wallpaper gotele=textured-paint desconchado=peeling~ rayado=scratched~ rayon=scratch aranazo_de_coche=car-scratch madera_maciza=solid-wood
contrachapado=plywood tablero_de_aglomerado=chipboard cepillo_de_carpintero=plane formon=chisel cincel=chisel escoplo=chisel martillo_neumatico=jackhammer
sierra_circular=circular-saw serrucho=handsaw amoladora=angle-grinder taladradora=drill broca=drill-bit mecha_de_taladro=drill-bit alicate=plier alicates=plier
tenaza=pincer llave_inglesa=spanner llave_fija=spanner llave_allen=allen-key destornillador_electrico=power-screwdriver desarmador=screwdriver arandela=washer perno=bolt
tornilleria=screw taquete=wall-plug taco_de_pared=wall-plug clavar=nail! atornillar=screw! desatornillar=unscrew! taladrar=drill! agujerear=drill! soldadura=welding
electrodo=electrode remache=rivet caja_de_herramientas=toolbox banco_de_trabajo=workbench mueble_a_medida=custom-furniture muebleria=furniture-shop
mueblista=furniture-maker amueblado=furnished~ amueblar=furnish! cajonera=chest-of-drawer comoda=chest-of-drawer aparador=sideboard ropero=wardrobe closet=wardrobe
placard=wardrobe vestidor=dressing-room percha=hanger gancho_de_ropa=hanger perchero=coat-rack repisa=shelf balda=shelf librero=bookcase escritorio_de_oficina=office-desk
taburete=stool banqueta_alta=bar-stool butaca_reclinable=recliner mecedora=rocking-chair cojin=cushion almohadon=cushion alfombrilla=mat tapete=rug moqueta=carpet
lampara_de_pie=floor-lamp candelabro=candlestick candelero=candlestick portavelas=candle-holder marco_de_fotos=photo-frame espejo_de_bano=bathroom-mirror adorno=ornament
decoracion=decoration decorador=decorator decoradora=decorator interiorista=interior-designer interiorismo=interior-design piso_de_alquiler=rental-flat
alquiler_con_opcion=rent-to-own departamento_amoblado=furnished-flat monoambiente=studio-flat chalet=detached-house adosado=terraced-house duplex=duplex cabana=cabin
choza=hut palafito=stilt-house lote_de_terreno=plot solar_urbano=building-plot predio=plot condomino=condominium-owner consorcista=condominium-owner copropietario=co-owner
copropiedad=co-ownership vecinos=neighbour junta_de_propietarios=owners-meeting expensas=service-charge expensa=service-charge gastos_de_comunidad=service-charge
cuota_de_mantenimiento=service-charge cuota_de_comunidad=service-charge fianza_de_alquiler=rental-deposit garante=guarantor contrato_de_arrendamiento=lease
subarriendo=sublease subarrendar=sublet! desalojar=evict! desahuciar=evict! okupa=squatter inquilino_moroso=defaulting-tenant tasador=valuer perito_tasador=valuer
plusvalia_municipal=capital-gains-tax hipotecario=mortgage~ escriturar=sign-deed! compraventa_de_vivienda=house-sale visita_de_piso=flat-viewing piso_piloto=show-flat
promotora=property-developer promotora_inmobiliaria=property-developer obra_nueva=new-build reformista=renovation-contractor maestro_de_obras=master-builder
maestro_mayor_de_obras=master-builder peon_de_obra=construction-labourer cuadrilla_de_obra=construction-crew caja_de_mudanza=moving-box camion_de_mudanza=moving-truck
guardamuebles=storage-unit embalar=pack! desembalar=unpack! plastico_de_burbujas=bubble-wrap corte_de_cabello=haircut cabello_tenido=dyed-hair tenir=dye! tenido=dyed~
mechas=highlight flequillo=fringe trenza=braid rastas=dreadlock peluca=wig extension_de_pelo=hair-extension estilista=stylist tijeras=scissors peine=comb
navaja_de_afeitar=razor maquinilla=razor afeitar=shave! afeitado=shave rasurar=shave! cuchilla=blade barberia_movil=mobile-barber pestanas_postizas=false-eyelash
extension_de_pestanas=eyelash-extension esmalte_de_unas=nail-polish manicure=manicure pedicure=pedicure depilar=wax! depilacion_laser=laser-hair-removal
esteticien=beautician cosmetologa=beautician cosmetologia=beauty-care crema_facial=face-cream limpieza_facial=facial exfoliante=scrub perfume=perfume
colonia_de_bano=cologne labial=lipstick pintalabios=lipstick rimel=mascara base_de_maquillaje=foundation tatuar=tattoo! perforacion=piercing piercing=piercing
aguja_de_tatuaje=tattoo-needle tinta=ink sastreria=tailor-shop modisto=dressmaker dobladillo=hem bastilla=hem cremallera=zipper cierre_relampago=zipper ojal=buttonhole
alfiler=pin imperdible=safety-pin dedal=thimble maquina_de_coser=sewing-machine patron_de_costura=sewing-pattern arreglo_de_ropa=clothing-alteration remendar=mend!
remiendo=patch zurcir=darn! tejer=knit! tejedora=knitter punto_de_media=knitting ovillo=ball-of-yarn estambre=yarn madeja=skein hilandera=spinner algodonero=cotton-farmer
seda=silk lino=linen terciopelo=velvet mezclilla=denim vaqueros=jeans jean=jeans jeans=jeans pollera=skirt blusa=blouse camisola=camisole sueter=sweater jersey=sweater
pulover=sweater chompa=sweater buzo_deportivo=sweatshirt sudadera=hoodie chandal=tracksuit campera=jacket cazadora=jacket chamarra=jacket saco_de_vestir=suit-jacket
americana=blazer gabardina=trench-coat impermeable=raincoat poncho=poncho polera=t-shirt remera=t-shirt playera=t-shirt musculosa=tank-top calzoncillo=underpants
bragas=knickers bombacha=knickers calzon=knickers sujetador=bra corpino=bra sosten=bra brasier=bra ropa_interior=underwear medias=sock calcetines=sock pantimedias=tights
pijama=pyjamas piyama=pyjamas camison=nightgown corbata=tie pajarita=bow-tie cinturon_de_seguridad=seat-belt tirantes=suspender panuelo=handkerchief gorro=beanie
boina=beret chal=shawl mantilla=shawl vestido_de_novia=wedding-dress traje_de_novio=groom-suit esmoquin=tuxedo vestido_de_fiesta=party-dress
uniforme_escolar=school-uniform ropa_de_bebe=baby-clothes ropa_de_trabajo=workwear overol=overall mono_de_trabajo=overall bolso=handbag monedero_de_piel=leather-purse
billetera=wallet rinonera=waist-bag bandolera=shoulder-bag tacon=heel zapatos=shoe tenis_deportivo=sneaker zapatillas_deportivas=sneaker pantufla=slipper
alpargata=espadrille mocasin=loafer suela=sole cordon=shoelace agujeta=shoelace plantilla_ortopedica=orthopedic-insole ortopedia=orthopedics ortopedista=orthopedist
betun=shoe-polish lustrabotas=shoe-shiner bolero_de_zapatos=shoe-shiner remontadora=shoe-repairer relojeria=watchmaker-shop reloj_de_pulsera=wristwatch
reloj_inteligente=smartwatch pulsera_de_actividad=fitness-tracker manecilla=clock-hand pila_de_boton=button-cell cuarzo=quartz anillo=ring
anillo_de_compromiso=engagement-ring arete_de_oro=gold-earring aretes=earring zarcillo=earring gargantilla=necklace colgante=pendant broche=brooch
bisuteria=costume-jewellery diamante=diamond esmeralda=emerald perla=pearl rubi=ruby quilate=carat orfebreria=goldsmithing plateria=silverware casa_de_empeno=pawnshop
empenar=pawn! empeno=pawn chatarra=scrap chatarrero=scrap-dealer chatarreria=scrapyard desguace=scrapyard deshuesadero=scrapyard rastrillo_de_segunda_mano=flea-market
mercado_de_pulgas=flea-market feria_americana=garage-sale venta_de_garage=garage-sale venta_de_garaje=garage-sale bazar=bazaar tianguis=street-market
feria_libre=street-market feriante_de_mercado=market-trader puestero=stallholder puesto_de_mercado=market-stall puesto_callejero=street-stall ambulante=street-vendor
almacen_de_ropa=clothing-store boutique=boutique bodega_de_almacenamiento=warehouse tendero_de_barrio=corner-shop-owner almacen_de_abarrotes=grocery-store
pulpero=grocery-shop-owner bodeguita=grocery-store abaceria=grocery-store miscelanea=corner-shop tabaqueria=tobacco-shop estanco_de_tabaco=tobacco-shop drogueria=pharmacy
botica=pharmacy boticario=pharmacist parafarmacia=drugstore herbolario=herbalist dietetica=health-food-shop juguetero=toymaker tlapaleria=hardware-store
corralon=building-supply-yard vulcanizadora=tyre-shop gomeria=tyre-shop llantera=tyre-shop vulcanizadora_movil=mobile-tyre-shop bencinera=gas-station bencina=gasoline
nafta=gasoline diesel=diesel grifero=gas-station-attendant surtidor=fuel-pump repostaje=refuelling repostar=refuel! tanquear=refuel! estacion_de_servicio=gas-station
estacion_de_carga=charging-station electrolinera=charging-station cargador_electrico=electric-charger autolavado_movil=mobile-car-wash lavadero_de_autos=car-wash
lavadero=car-wash carroceria=car-body chapista=panel-beater latonero=panel-beater hojalatero=panel-beater hojalateria=bodywork-shop chapa_y_pintura=bodywork
parachoques=bumper paragolpes=bumper parabrisas=windscreen limpiaparabrisas=windscreen-wiper retrovisor=rear-view-mirror capo=bonnet cajuela=car-trunk baul=trunk
maletero=car-trunk faro_delantero=headlight rines=wheel-rim rin=wheel-rim caucho=rubber rueda_de_repuesto=spare-wheel gato_hidraulico=hydraulic-jack embrague=clutch
caja_de_cambios=gearbox acelerador=accelerator amortiguador=shock-absorber bateria_de_coche=car-battery bujia=spark-plug correa_de_distribucion=timing-belt
tubo_de_escape=exhaust-pipe silenciador=silencer catalizador=catalytic-converter pastilla_de_freno=brake-pad disco_de_freno=brake-disc liquido_de_frenos=brake-fluid
anticongelante=antifreeze aceite_de_motor=engine-oil filtro_de_aceite=oil-filter filtro_de_aire=air-filter revision_del_coche=car-service
verificacion_vehicular=vehicle-inspection matricula_del_coche=licence-plate placas_del_auto=licence-plate permiso_de_circulacion=vehicle-registration
tarjeta_de_circulacion=vehicle-registration tenencia_vehicular=vehicle-tax carnet_de_manejo=driving-licence licencia_de_conducir=driving-licence
permiso_de_conducir=driving-licence licencia_de_manejo=driving-licence clase_de_manejo=driving-lesson clase_de_conducir=driving-lesson
profesor_de_autoescuela=driving-instructor examen_de_manejo=driving-test manejo_defensivo=defensive-driving volantazo=swerve atropello=run-over-accident
atropellar=run-over! guardabarros=mudguard remolcar=tow! remolque=trailer trailer=trailer-truck semirremolque=semi-trailer camion_cisterna=tanker-truck
camion_frigorifico=refrigerated-truck camion_de_basura=garbage-truck camioncito=small-truck tractocamion=tractor-truck gandola=semi-truck tractomula=semi-truck
mototaxi=motorcycle-taxi motero=motorcyclist motociclista=motorcyclist motoquero=motorcyclist motoneta=scooter casco_de_moto=motorcycle-helmet remis=hired-car
remisero=driver remiseria=taxi-company camionetero=van-driver colectivero=bus-driver autobusero=bus-driver micro=bus microbus=minibus buseta=minibus guagua=bus
camion_urbano=city-bus omnibus=bus parada_de_autobus=bus-stop paradero=bus-stop parada_de_taxi=taxi-rank boletero=ticket-seller revisor=ticket-inspector
abono_transporte=travel-pass peaje=toll caseta_de_peaje=toll-booth parquimetro=parking-meter valet=valet acomodador_de_autos=parking-attendant franelero=parking-attendant
rotonda=roundabout glorieta=roundabout redoma=roundabout cruce_peatonal=pedestrian-crossing paso_de_cebra=pedestrian-crossing paso_de_peatones=pedestrian-crossing
limite_de_velocidad=speed-limit exceso_de_velocidad=speeding senal_de_trafico=traffic-sign desvio=detour obra_vial=roadwork bache_de_calle=pothole topes=speed-bump
lomo_de_burro=speed-bump ferroviario=railway-worker maquinista=train-driver vagon=railway-wagon locomotora=locomotive via_ferrea=railway-track tranvia=tram subte=subway
estacion_de_metro=subway-station estacion_de_tren=train-station maqueta_de_trenes=model-railway tren_electrico=model-railway funicular=funicular teleferico=cable-car
avion=airplane avioneta=light-aircraft helicoptero=helicopter planeador=glider aeroclub=flying-club aerodromo=airfield aterrizaje=landing aterrizar=land! despegue=takeoff
despegar=take-off! horas_de_vuelo=flight-hour plan_de_vuelo=flight-plan bitacora_de_vuelo=flight-log libro_de_vuelo=flight-log controlador_aereo=air-traffic-controller
aeromodelismo=model-aircraft aeromodelo=model-aircraft hangar=hangar flete=freight fletero=freight-carrier acarreo=haulage naviera=shipping-company estibador=dock-worker
estiba=stowage montacargas=forklift carretilla_elevadora=forklift autoelevador=forklift apilador=stacker transpaleta=pallet-jack tarima_de_carga=pallet
estiba_de_madera=pallet bulto=package encomienda=parcel flejadora=strapping-machine fleje=strap precinto=seal cinta_de_embalar=packing-tape picking=picking
preparacion_de_pedidos=order-picking preparador_de_pedidos=order-picker muelle_de_carga=loading-dock anden_de_carga=loading-dock guia_de_remision=waybill
guia_de_despacho=waybill carta_de_porte=waybill hoja_de_reparto=delivery-note remito=delivery-note nota_de_entrega=delivery-note acuse_de_recibo=acknowledgement-of-receipt
numero_de_seguimiento=tracking-number codigo_de_seguimiento=tracking-number codigo_postal=postal-code casillero=locker casilla_postal=post-office-box
apartado_de_correos=post-office-box oficina_de_correos=post-office correos=post-office franqueo=postage estampilla=stamp timbre_postal=stamp filatelia=stamp-collecting
filatelista=stamp-collector numismatica=coin-collecting numismatico=coin-collector lote_de_produccion=production-batch numero_de_lote=batch-number
numero_de_serie=serial-number ubicacion_de_almacen=storage-location rotura_de_stock=stockout quiebre_de_stock=stockout faltante=shortage sobrestock=overstock
existencia=stock inventariar=inventory! minimo_de_stock=minimum-stock reposicion=restocking reponedor=shelf-stacker repositor=shelf-stacker
gondola_de_supermercado=supermarket-shelf etiquetado=labelling etiquetadora=label-printer lector_de_codigos=barcode-scanner bobina=coil maquila=contract-factory
maquiladora=contract-factory nave_industrial=industrial-building poligono_industrial=industrial-park parque_industrial=industrial-park cadena_de_montaje=assembly-line
linea_de_montaje=assembly-line montaje=assembly ensamblar=assemble! ensamblaje=assembly ensamble=assembly fresadora=milling-machine fresador=milling-machine-operator
prensa_hidraulica=hydraulic-press troquel=die troqueladora=die-cutter inyectora=injection-moulding-machine compresor=compressor correa_transportadora=conveyor-belt
cinta_transportadora=conveyor-belt engranaje=gear eje=axle polea=pulley palanca=lever manivela=crank resorte=spring piston=piston cojinete=bearing rodamientos=bearing
lubricante=lubricant lubricar=lubricate! engrasar=grease! engrase=lubrication parada_de_maquina=machine-downtime paro_de_maquina=machine-downtime tiempo_muerto=downtime
tiempo_de_inactividad=downtime averia_de_maquina=machine-breakdown parte_de_averia=fault-report descomponerse=break-down! descompuesto=broken~ averiarse=break-down!
malogrado=broken~ malograrse=break-down! desperfectos=damage defectuoso=defective~ no_conformidad=non-conformity accion_correctiva=corrective-action
control_de_calidad_final=final-inspection desecho=waste chatarra_metalica=scrap-metal retrabajo=rework encargado_de_turno=shift-supervisor jefe_de_turno=shift-supervisor
jefe_de_planta=plant-manager jefe_de_taller=workshop-manager operario_de_maquina=machine-operator turno_de_manana=morning-shift turno_nocturno=night-shift
pernocta=overnight-stay ropa_de_seguridad=safety-clothing extintores=fire-extinguisher boca_de_incendio=fire-hydrant hidrante=fire-hydrant manguera_de_incendio=fire-hose
camion_de_bomberos=fire-truck autobomba=fire-truck cuartel_de_bomberos=fire-station bombero_voluntario=volunteer-firefighter brigadista=brigade-member rescatista=rescuer
socorro=help siniestrado=claim-victim quemado=burnt~ quemar=burn! prender=turn-on! prender_fuego=set-fire! incendiar=set-fire! apagar_el_fuego=extinguish!
humareda=smoke-cloud cortafuegos=firewall casi_accidente=near-miss accidentado=accident-victim accidentarse=have-an-accident! evaluacion_de_riesgos=risk-assessment
analisis_de_riesgos=risk-assessment ficha_de_seguridad=safety-data-sheet sustancia_peligrosa=hazardous-substance mercancia_peligrosa=dangerous-goods
residuo_peligroso=hazardous-waste punto_limpio=recycling-centre ecopunto=recycling-point recolector=collector reciclador=recycler cartonero=waste-picker
pepenador=waste-picker contenedor_amarillo=recycling-bin contenedor_de_basura=garbage-container basural=garbage-dump relleno_sanitario=landfill basurales=garbage-dump
voluminosos=bulky-waste muebles_viejos=old-furniture reutilizar=reuse! reutilizable=reusable~ retornable=returnable~ envase=container envase_retornable=returnable-bottle
pila_usada=used-battery vidrios_rotos=broken-glass cabildo=town-council consistorio=town-hall edil=councillor concejala=councillor concejo=council intendente=mayor
intendencia=municipality gobernador=governor diputado=deputy diputada=deputy senador=senator ministro=minister ministerio=ministry partido_politico=political-party
politico=politician campana_electoral=election-campaign mesa_electoral=polling-station casilla_electoral=polling-station papeleta_de_voto=ballot votaciones=vote
escrutinio=vote-count padron_electoral=electoral-roll censo=census referendum=referendum peticion_ciudadana=citizen-petition recogida_de_firmas=signature-collection
queja_ciudadana=citizen-complaint registro_civil=civil-registry partida_de_defuncion=death-certificate certificado_de_nacimiento=birth-certificate
certificado_de_matrimonio=marriage-certificate cedula_de_identidad=identity-card carne_de_identidad=identity-card credencial_de_elector=voter-card
pasaporte_vencido=expired-passport fotocopia_de_dni=id-copy ventanilla_unica=one-stop-office sede_electronica=online-office oficialia=registry-office
burocracia=bureaucracy licencia_municipal=municipal-licence licencia_de_apertura=opening-licence habilitacion_municipal=municipal-licence ordenanza=bylaw decreto=decree
reglamento=regulation estatuto=statute estatutos=statute edicto=edict expropiacion=expropriation arbitraje=arbitration arbitro_suplente=substitute-referee
catastral=cadastral~ plan_urbanistico=urban-plan urbanismo=urban-planning urbanista=urban-planner urbanizacion=housing-estate fraccionamiento=housing-estate
barriada=neighbourhood pedania=hamlet aldea=village caserio_rural=hamlet comarca=county comuna=municipality corregimiento=township ejido=communal-land
ejidatario=communal-landholder comunero=communal-landholder riego_comunal=communal-irrigation huerta_comunitaria=community-garden parcelero=allotment-holder
hortelano=allotment-gardener hortelana=allotment-gardener fuente_publica=public-fountain banco_de_parque=park-bench parque_publico=public-park jardines=garden
zona_verde=green-space areas_verdes=green-space alumbrado_publico=street-lighting luminaria=streetlight poste_de_luz=streetlight grafiti=graffiti
pintada_callejera=graffiti vandalismo=vandalism ruido_vecinal=neighbour-noise perro_suelto=loose-dog coche_abandonado=abandoned-car juez_de_paz=justice-of-the-peace
sentenciado=convict condenado=convict condena=conviction condenar=convict! preso_comun=prisoner presidiario=prisoner recluso=prisoner fianza_judicial=bail
imputado=defendant acusado=defendant acusar=accuse! demandado=defendant demandante=plaintiff demandar=sue! querella=lawsuit apelacion=appeal apelar=appeal!
recurso_judicial=appeal amparo=legal-protection embargado=seized~ desacato=contempt herederos=heir heredera=heir albacea=executor sucesion=inheritance
testamentario=testamentary~ usufructo=usufruct poderdante=principal apoderado_legal=legal-representative expediente_judicial=court-case vista_oral=hearing
senalamiento=hearing-date plazo_procesal=procedural-deadline plazo_judicial=court-deadline abogacia=law-practice pasante_de_abogado=law-clerk escribano=notary
escribania=notary-office gestor_administrativo=administrative-agent detective=detective comisaria_de_policia=police-station patrulla=patrol patrullero=patrol-car
patrullar=patrol! guardia_civil=police-officer carabinero=police-officer agente_de_policia=police-officer atestado=police-report denunciante=complainant victima=victim
maltrato=abuse violencia_de_genero=domestic-violence violencia_domestica=domestic-violence orden_de_alejamiento=restraining-order abuso=abuse agresor=attacker
agresion=assault asalto=robbery asaltar=rob! asaltante=robber hurto=theft hurtar=steal! estafa=scam estafador=scammer estafar=scam! timo=scam fraude=fraud
extorsion=extortion secuestro=kidnapping ratero=thief ladronzuelo=thief delincuente=criminal delito=crime crimen=crime asesinato=murder homicidio=homicide disparo=gunshot
huella=footprint sospecha=suspicion coartada=alibi interrogar=interrogate! rueda_de_reconocimiento=lineup persona_desaparecida=missing-person desaparecida=missing-person
camara_de_seguridad=security-camera camara_de_vigilancia=surveillance-camera videovigilancia=video-surveillance vigilante_nocturno=night-watchman caja_fuerte=safe
alarma_antirrobo=burglar-alarm allanamiento=break-in intruso=intruder impuestos=tax iva_trimestral=quarterly-vat declaracion_de_la_renta=tax-return
declaracion_de_impuestos=tax-return declaracion_jurada=sworn-statement renta_anual=annual-income hacienda_publica=tax-office agencia_tributaria=tax-office
desgravacion=tax-deduction deducible=deductible~ deduccion=deduction deducir=deduct! tributo=tax tributario=tax~ tributar=pay-tax! contribuyente=taxpayer
moratoria=moratorium ticket_de_gasto=expense-receipt nota_de_gastos=expense-report rendicion_de_gastos=expense-report viatico=travel-allowance
dieta_de_viaje=travel-allowance kilometraje_de_trabajo=work-mileage reintegro=refund cuenta_bancaria=bank-account cuenta_corriente=current-account
cuenta_de_ahorro=savings-account caja_de_ahorro=savings-account cuenta_conjunta=joint-account cuenta_compartida=shared-account numero_de_cuenta=account-number
cajero_automatico=cash-machine chequera=chequebook transferir=transfer! depositar=deposit! retirar_dinero=withdraw! efectivo_en_caja=cash-on-hand
cambio_de_moneda=currency-exchange casa_de_cambio=exchange-office tipo_de_cambio=exchange-rate moneda_extranjera=foreign-currency comision_bancaria=bank-fee
intereses=interest interes_anual=annual-interest tasa_de_interes=interest-rate tipo_de_interes=interest-rate inflacion=inflation endeudado=indebted~
endeudarse=get-into-debt! endeudamiento=debt prestamista=lender prestatario=borrower credito_hipotecario=mortgage-loan cuotas_mensuales=monthly-instalment
mensualidades=monthly-instalment pago_a_plazos=instalment-payment a_plazos=by-instalment~ abono_a_cuenta=part-payment enganche=down-payment sena_de_pago=down-payment
tanda_de_ahorro=savings-circle cundina=savings-circle junta_de_ahorro=savings-circle alcancia=piggy-bank hucha=piggy-bank chanchito_de_ahorro=piggy-bank plata_en_mano=cash
sencillo_de_caja=small-change cambio_suelto=small-change calderilla=small-change accion_de_bolsa=share bolsa_de_valores=stock-exchange
cartera_de_inversion=investment-portfolio dividendo=dividend bono_del_estado=government-bond fondo_de_inversion=investment-fund jubilarse=retire!
plan_de_pensiones=pension-plan afore=pension-fund pensionado=pensioner pensionista=pensioner poliza_de_seguro=insurance-policy asegurado_principal=policyholder
tomador=policyholder seguro_medico=health-insurance seguro_de_salud=health-insurance obra_social=health-insurance prepaga=health-insurance mutual=mutual-insurance
mutualista=mutual-insurance seguridad_social=social-security seguro_social=social-security cobertura_de_seguro=insurance-cover perito_de_seguros=insurance-assessor
parte_amistoso=accident-report nomina_mensual=monthly-payroll recibo_de_nomina=payslip recibo_de_sueldo=payslip colilla_de_pago=payslip liquidacion_de_sueldo=payslip
aguinaldo=christmas-bonus paga_extra=bonus-salary prima_de_servicios=bonus-salary anticipo_de_sueldo=salary-advance adelanto_de_sueldo=salary-advance
horas_extraordinarias=overtime desempleo=unemployment desempleada=unemployed-person cesante=unemployed-person cesantia=unemployment
subsidio_de_desempleo=unemployment-benefit huelga=strike huelguista=striker sindicalista=union-member sindical=union~ convenio_colectivo=collective-agreement
finiquitar=settle! renunciar=resign! renuncia=resignation baja_por_enfermedad=sick-leave licencia_medica=sick-leave baja_maternal=maternity-leave
licencia_de_maternidad=maternity-leave permiso_de_maternidad=maternity-leave permiso_de_paternidad=paternity-leave dia_libre=day-off dia_de_descanso=rest-day
dia_de_asuntos_propios=personal-day teletrabajo=remote-work teletrabajar=work-remotely! home_office=home-office oficinista=office-worker chamba=job chambear=work!
laburo=job laburar=work! curro=job currar=work! chollo=bargain ganga=bargain rebaja=sale rebajas=sale liquidacion_total=clearance-sale regateo=haggling regatear=haggle!
banco_de_ropa=clothing-bank ropero_solidario=clothing-bank olla_comun=soup-kitchen olla_popular=soup-kitchen merendero=soup-kitchen sin_techo=homeless-person
sintecho=homeless-person indigente=homeless-person persona_sin_hogar=homeless-person albergue_nocturno=night-shelter pobreza=poverty pobre=poor~
donante_habitual=regular-donor recaudador=fundraiser recaudacion=fundraising kermes=charity-fair bingo=bingo tombola=raffle filantropo=philanthropist voluntarios=volunteer
trabajador_social=social-worker trabajadora_social=social-worker asistente_social=social-worker asistenta_social=social-worker animador=entertainer animadora=entertainer
animador_sociocultural=community-worker scout_lider=scout-leader explorador=scout lobato=cub-scout manada=pack patrulla_scout=scout-patrol nudo=knot insignias=badge
promesa_scout=scout-promise centro_social=community-centre centro_comunitario=community-centre casa_de_la_cultura=culture-centre centro_vecinal=community-centre
salon_comunal=community-hall salon_de_actos=assembly-hall salon_de_eventos=event-hall quincho=barbecue-area pena_de_amigos=friend-club tertulia=discussion-group
asado_de_domingo=sunday-barbecue junta_vecinal=residents-association asociacion_de_vecinos=residents-association socio_fundador=founding-member
carnet_de_miembro=membership-card cuota_social=membership-fee secretaria_del_club=club-secretary tesoreria=treasury libro_de_actas=minute-book
convocatoria_de_asamblea=meeting-notice quorum=quorum acta_de_reunion=meeting-minute vocal_de_junta=board-member vicepresidente=vice-president presidenta=president
padres_de_familia=parent papas=parent mamita=mum madrastra=stepmother padrastro=stepfather hijastro=stepson hijastra=stepdaughter hermanastro=stepbrother
hermanastra=stepsister cunados=in-law consuegro=in-law bisabuelos=great-grandparent tatarabuelo=great-great-grandfather tatarabuela=great-great-grandmother
nono=grandfather nona=grandmother abuelita=grandmother abuelito=grandfather yaya=grandmother yayo=grandfather primos=cousin tios=uncle ahijada=godchild comadre=godmother
matrimonio=marriage esposos=spouse conyuge=spouse prometido=fiance prometida=fiancee compromiso=commitment pololo=boyfriend polola=girlfriend enamorado=boyfriend
enamorada=girlfriend exmarido=ex-husband exmujer=ex-wife exesposa=ex-wife exnovio=ex-boyfriend ex_pareja=ex-partner expareja=ex-partner viudedad=widowhood
solteria=single-life ligar=flirt! ligue=date cita_a_ciegas=blind-date cita_romantica=date aniversario=anniversary bodas_de_oro=golden-wedding bodas_de_plata=silver-wedding
despedida_de_soltera=bachelorette-party despedida_de_soltero=bachelor-party baby_shower=baby-shower lista_de_bodas=wedding-registry lista_de_regalos=gift-list
mesa_de_regalos=gift-registry invitacion=invitation invitacion_de_boda=wedding-invitation confirmar_asistencia=rsvp! plano_de_mesas=seating-plan
distribucion_de_mesas=seating-plan banquete=banquet brindis=toast brindar=toast! ramo=bouquet ramo_de_novia=bridal-bouquet arras_de_boda=wedding-coin
dama_de_honor=bridesmaid padrino_de_boda=best-man testigo_de_boda=wedding-witness luna_de_miel=honeymoon salon_de_fiestas=party-hall inflable=bouncy-castle
castillo_hinchable=bouncy-castle brincolin=bouncy-castle cotillon=party-supply guirnalda=garland serpentina=streamer confeti=confetti velita=candle
fiesta_infantil=children-party fiesta_sorpresa=surprise-party fiesta_de_disfraces=costume-party mascara=mask antifaz=mask disfrazarse=dress-up! juntada=get-together
quedada=meetup parranda=party juerga=party farra=party chevere=great~ bacan=great~ guay=great~ chido=great~ padrisimo=great~ velatorio=wake tanatorio=funeral-home
cocheria=funeral-home ataud=coffin feretro=coffin cajon_funebre=coffin cremacion=cremation cremar=cremate! crematorio=crematorium sepultura=grave sepulcro=tomb
sepulturero=gravedigger panteon=cemetery camposanto=cemetery nicho_de_cementerio=burial-niche esquela=obituary pesame=condolence pesaje=weighing pesajes=weighings tiquete=ticket tiquetes=tickets condolencia=condolence difunta=deceased
fallecido=deceased fallecer=die! fallecimiento=death deudos=bereaved-family huerfana=orphan corona_de_flores=wreath libro_de_condolencias=condolence-book
ultima_voluntad=last-will testamento_vital=living-will duelo_familiar=family-grief canguro_por_horas=hourly-babysitter paga_semanal=pocket-money
mesada_semanal=pocket-money quehaceres=chore oficios_de_casa=household-chore tabla_de_tareas=chore-chart hermanito=little-brother hermanita=little-sister ninito=toddler
nene=toddler nena=little-girl guaguita=baby chamaco=kid chamaca=kid chavo=kid guri=kid botija=kid crio_pequeno=small-child peque=child peques=child
adolescencia=adolescence pubertad=puberty infancia=childhood ninez=childhood vejez=old-age jubilados=pensioner viejito=old-person viejita=old-person abuelitos=grandparent
cuidadora_interna=live-in-carer asistenta=cleaner empleada_de_hogar=domestic-worker muchacha_de_limpieza=cleaning-lady senora_de_limpieza=cleaning-lady
senora_de_la_limpieza=cleaning-lady teleasistencia=telecare boton_de_panico=panic-button boton_de_emergencia=emergency-button centro_de_dia=day-care-centre
hogar_de_ancianos=nursing-home hogar_geriatrico=nursing-home asilo_de_ancianos=nursing-home ancianato=nursing-home gerocultor=care-worker gerocultora=care-worker
auxiliar_de_enfermeria=nursing-assistant enfermeria=nursing supervisora_de_enfermeria=head-nurse cambio_postural=repositioning cura_de_heridas=wound-care
plan_de_cuidados=care-plan hoja_de_enfermeria=nursing-chart signos_vitales=vital-sign constantes_vitales=vital-sign tension_alta=high-blood-pressure
presion_alta=high-blood-pressure azucar_en_sangre=blood-sugar bomba_de_insulina=insulin-pump pinchazo_de_insulina=insulin-injection jeringuilla=syringe inyectar=inject!
ponerse_la_vacuna=get-vaccinated! vacunado=vaccinated~ cita_de_vacunacion=vaccination-appointment alta_hospitalaria=hospital-discharge sala_de_urgencias=emergency-room
triaje=triage sala_de_parto=delivery-room cuidados_paliativos=palliative-care cuidados_intensivos=intensive-care paciente_ingresado=inpatient convaleciente=convalescent
receta_electronica=electronic-prescription volante_medico=referral interconsulta=referral derivacion_medica=referral segunda_opinion=second-opinion
medico_de_cabecera=family-doctor medico_de_familia=family-doctor medico_tratante=attending-doctor consulta_externa=outpatient-clinic posta_medica=health-post
salita_medica=health-post dispensario=dispensary farmacia_de_guardia=on-duty-pharmacy farmacia_de_turno=on-duty-pharmacy medicamento_caducado=expired-medication
remedio_casero=home-remedy toma_de_medicacion=medication-intake efecto_secundario=side-effect efecto_adverso=side-effect contraindicacion=contraindication
interaccion=interaction tablero_de_juego=game-board juego_de_cartas=card-game juego_de_naipes=card-game naipe=playing-card baraja_espanola=spanish-deck
truco_argentino=truco-card-game poker=poker domino=domino parchis=ludo damas_chinas=chinese-checkers ajedrecista=chess-player peon_de_ajedrez=pawn alfil=bishop jaque=check
jaque_mate=checkmate ficha_de_juego=game-piece tablero_de_ajedrez=chessboard dados=die rolero=role-player master_de_rol=game-master mazo=deck carta_rara=rare-card
sobre_de_cartas=card-pack sobre_de_cromos=sticker-pack figurita=sticker album_de_figuritas=sticker-album album_de_cromos=sticker-album estampita=sticker
lamina_repetida=duplicate-sticker repetidas=duplicate canica=marble trompo=spinning-top peonza=spinning-top barrilete=kite papalote=kite volantin=kite
cubo_de_rubik=rubik-cube puzle=puzzle puzzle=puzzle crucigrama=crossword sopa_de_letras=word-search sudoku=sudoku trivia=trivia ahorcado=hangman escondite=hide-and-seek
escondidas=hide-and-seek rayuela=hopscotch adivinador=guesser maquetismo=model-making modelismo=model-making radiocontrol=remote-control
coche_teledirigido=remote-control-car coleccionismo=collecting coleccionar=collect! funko=collectible-figure comic_antiguo=old-comic partida_guardada=saved-game
nivel_del_juego=game-level videojugador=gamer mando_de_consola=game-controller joystick=joystick objetivo_de_camara=camera-lens lente_de_camara=camera-lens tripode=tripod
flash=flash rollo=roll carrete_de_fotos=film-roll revelado=film-developing revelar=develop! cuarto_oscuro=darkroom sesion_de_fotos=photo-shoot
sesion_fotografica=photo-shoot encuadre=framing enfoque=focus exposicion_fotografica=photo-exhibition retoque=retouching retocar=retouch! galeria_de_fotos=photo-gallery
fotolibro=photo-book fotomaton=photo-booth polaroid=instant-photo selfie=selfie selfi=selfie camarografa=camerawoman videografo=videographer rodaje=film-shoot rodar=shoot!
claqueta=clapperboard escena=scene guion_grafico=storyboard montaje_de_video=video-editing edicion_de_video=video-editing editor_de_video=video-editor
cortometraje=short-film corto_de_cine=short-film documental=documentary cineasta=filmmaker doblaje=dubbing doblador=voice-actor locutora=announcer locucion=voice-over
subtitulos=subtitle subtitular=subtitle! emision_en_directo=live-stream directo_en_vivo=live-stream transmision=broadcast transmitir=broadcast! retransmision=broadcast
streaming=streaming oyentes=listener audiencia_de_radio=radio-audience radioaficionado=radio-amateur radioescucha=radio-listener frecuencia_de_radio=radio-frequency
emisora_local=local-radio-station televidente=viewer telespectador=viewer serie_de_television=tv-series telenovela=soap-opera capitulo_de_serie=tv-episode
micro_de_solapa=lapel-microphone audifonos=headphone auriculares=headphone bocina=loudspeaker parlante=loudspeaker altoparlante=loudspeaker megafonia=public-address-system
megafono=megaphone proyector_de_cine=film-projector mando_a_distancia=remote-control control_remoto=remote-control pilas=battery bateria_externa=power-bank
cargador_de_movil=phone-charger cargador_de_celular=phone-charger cable_usb=usb-cable memoria_usb=usb-stick pendrive=usb-stick lapiz_usb=usb-stick disco_duro=hard-drive
disco_externo=external-drive tarjeta_grafica=graphics-card placa_base=motherboard placa_madre=motherboard procesador=processor fuente_de_alimentacion=power-supply
ventilador_de_ordenador=computer-fan monitor_de_ordenador=computer-monitor raton_inalambrico=wireless-mouse inalambrico=wireless~ cartucho_de_tinta=ink-cartridge
toner=toner camara_web=webcam computadora_portatil=laptop ordenador_portatil=laptop notebook=laptop compu=computer servidor_domestico=home-server enrutador=router
router=router repetidor=wifi-repeater punto_de_acceso=access-point conmutador=network-switch cable_de_red=network-cable fibra_optica=fibre-optic
ancho_de_banda_disponible=available-bandwidth direccion_ip=ip-address red_local=local-network red_privada=private-network puerto_abierto=open-port
nombre_de_dominio=domain-name subdominio=subdomain alojamiento_compartido=shared-hosting nube_privada=private-cloud contenedor_docker=docker-container
maquina_virtual=virtual-machine sistema_operativo=operating-system controlador_de_impresora=printer-driver parche_de_seguridad=security-patch antivirus=antivirus
malware=malware virus_informatico=computer-virus troyano=trojan secuestro_de_datos=ransomware ransomware=ransomware suplantacion=impersonation
suplantacion_de_identidad=identity-theft robo_de_identidad=identity-theft suplantar=impersonate! llamada_fraudulenta=scam-call correo_fraudulento=phishing-email
phishing=phishing contrasena_debil=weak-password contrasena_olvidada=forgotten-password contrasena_maestra=master-password huella_del_dedo=fingerprint
permiso_de_usuario=user-permission rol_de_usuario=user-role nombre_de_usuario=username cuenta_de_usuario=user-account registro_de_acceso=access-log
bitacora_de_acceso=access-log tiempo_de_respuesta=response-time caida_del_sistema=outage tiempo_de_actividad=uptime rendimiento=performance latencia=latency
cuello_de_botella=bottleneck depuracion=debugging depurador=debugger bucle=loop algoritmo=algorithm linea_de_codigo=line-of-code revision_de_codigo=code-review
control_de_versiones=version-control rama_de_codigo=code-branch integracion_continua=continuous-integration despliegue_automatico=automatic-deployment
historia_de_usuario=user-story requisitos=requirement documentacion=documentation documentar=document! traza=trace biblioteca_de_codigo=code-library
programacion=programming desarrollo_de_software=software-development programa_informatico=computer-program hoja_de_excel=spreadsheet planilla_de_excel=spreadsheet
planilla_de_calculo=spreadsheet excels=spreadsheet celda=cell grafica_de_barras=bar-chart grafico_de_barras=bar-chart grafico_circular=pie-chart grafico_de_torta=pie-chart
diagrama=diagram organigrama=org-chart diagrama_de_gantt=gantt-chart tablero_kanban=kanban-board panel_de_mando=dashboard mapa_de_calor=heat-map mapa_mental=mind-map
lluvia_de_ideas=brainstorming presentacion=presentation diapositiva=slide carpeta_compartida=shared-folder archivo_adjunto=attachment adjuntos=attachment
firma_escaneada=scanned-signature documento_escaneado=scanned-document marca_de_agua=watermark captura_de_pantalla=screenshot pantallazo=screenshot atajo=shortcut
atajo_de_teclado=keyboard-shortcut teclas=key tecla=key ratones=mouse clicar=click! hacer_clic=click! cliquear=click! teclear_datos=type! deslizar=swipe!
desplegable=dropdown casilla_de_verificacion=checkbox barra_de_busqueda=search-bar barra_de_progreso=progress-bar pestanas=tab icono=icon menu_desplegable=dropdown-menu
fondo_de_pantalla=wallpaper salvapantallas=screensaver notificaciones=notification aplicacion_web=web-app aplicacion_de_escritorio=desktop-app pagina_de_inicio=home-page
bot_de_telegram=telegram-bot chat_grupal=group-chat nota_adhesiva=sticky-note sensor_de_temperatura=temperature-sensor sensor_de_humedad=humidity-sensor
sensor_de_movimiento=motion-sensor sensor_de_puerta=door-sensor detector_de_movimiento=motion-detector microcontrolador=microcontroller placa_de_circuito=circuit-board
soldador_de_estano=soldering-iron estano=tin condensador=capacitor diodo=diode osciloscopio=oscilloscope multimetro=multimeter polimetro=multimeter tester=multimeter
impresion_3d=3d-printing filamento=filament ploter=plotter cortadora_laser=laser-cutter robotica=robotics cuadricoptero=quadcopter anhelar=long-for! anhelo=wish
aspirar_a=aspire! sonar_con=dream! reclamon=complainer quejica=complainer quejarse_de=complain! lamentar=regret! lamentarse=complain! fastidiar=annoy! fastidio=annoyance
fastidioso=annoying~ molestia=nuisance estorbar=get-in-the-way! estorbo=obstacle hartar=annoy! hartarse=get-fed-up! cabrear=annoy! cabreado=angry~ enojado=angry~
enojarse=get-angry! bronca=quarrel lio=mess quilombo=mess despelote=mess desmadrado=messy~ despiole=mess relajo=mess desorden=mess desordenado=messy~ desastre_total=mess
embrollo=tangle enredo=tangle enredar=tangle! enredado=tangled~ confundir=confuse! confuso=confusing~ confusion=confusion lioso=confusing~ despiste=oversight
despistado=absent-minded~ olvidadizo=forgetful~ olvido=oversight descuidar=neglect! descuidado=careless~ perezoso=lazy~ flojo=lazy~ pereza=laziness flojera=laziness
procrastinar=procrastinate! postergar=postpone! posponer=postpone! demora=delay demorar=delay! demorado=delayed~ adelantar=bring-forward! apurado=in-a-hurry~
apurarse=hurry! apuro=hurry prisa=hurry pesado=heavy~ liviano=light~ ligero=light~ pesadez=nuisance engorroso=cumbersome~ tedioso=tedious~ aburrido=boring~
aburrirse=get-bored! aburrimiento=boredom divertido=fun~ divertirse=have-fun! entretenido=entertaining~ entretenimiento=entertainment diversion=fun gracioso=funny~
cachondeo=joking tomar_el_pelo=tease! chusmear=gossip! chisme=gossip cotilleo=gossip cotorrear=chat! platicar=chat! platica=chat charlar=chat! conversa=chat
discutir_con=argue! acordarse=remember! acordarse_de=remember! apuntarse_a=sign-up! anotarse=sign-up! borrarse=unsubscribe! darse_cuenta=notice! fijarse=notice!
averiguar=find-out! indagar=investigate! rebuscar=search! hurgar=rummage! ojear=browse! hojear=browse! chequear=check! checar=check! chequeo=checkup cotejar=compare!
contrastar=compare! constatar=verify! cerciorarse=make-sure! asegurarse=make-sure! corroborar=confirm! certificar=certify! homologar=approve! homologacion=approval
acreditar=accredit! acreditacion=accreditation avalar=endorse! respaldar=back-up! supervision=supervision inspeccionado=inspected~ repasar_lista=check-list!
pasar_lista=take-attendance! tomar_lista=take-attendance! recontar=recount! contabilizar=count! enumerar=enumerate! numerar=number! numeracion=numbering medirse=measure!
tantear=estimate! cuantificar=quantify! promediar=average! promedio=average subtotal=subtotal redondeo=rounding sumatoria=sum desglose=breakdown desglosar=break-down!
prorratear=prorate! prorrateo=proration reparto_de_gastos=expense-splitting cuentas_claras=clear-account saldar=settle! saldar_deudas=settle-debt! adeudo=debt
deudora=debtor acreedora=creditor mandadero=errand-runner mandado=errand recado_urgente=urgent-errand diligencia=errand hacer_mandados=run-errand! encomendar=entrust!
despachante=customs-broker reenviar=forward! remitir=send! expedir=issue! emitir_factura=issue-invoice! adjudicar=award! adjudicacion=award devolver_dinero=refund!
restituir=return! prestarse=borrow! tomar_prestado=borrow! pedir_prestado=borrow! prestamo_entre_amigos=loan-between-friend trocar_cosas=swap! permutar=swap! permuta=swap
intercambiador=exchanger intercambio_de_libros=book-swap intercambio_de_ropa=clothing-swap intercambio_de_casas=house-swap intercambio_de_idiomas=language-exchange
intercambio_de_semillas=seed-swap regaladero=giveaway obsequiar=give! obsequio=gift prenda_usada=used-garment desprenderse=get-rid-of! deshacerse_de=get-rid-of!
botar=throw-away! tirar_a_la_basura=throw-away! desechar=discard! descartar=discard! aprovechar=use! desaprovechar=waste! desperdiciar=waste! derrochar=waste!
malgastar=waste! despilfarro=waste dosificar=dose! dosificacion=dosage racionar=ration! racion=portion porcion=portion porcionar=portion! trozo=piece pedazo=piece
cacho=piece rebanada=slice loncha=slice rodaja=slice gajo=segment manojo=bunch punado=handful pizca=pinch cucharada=tablespoon cucharadita=teaspoon monton=pile
apilar=stack! amontonar=pile-up! acumular=accumulate! acumulado=accumulated~ acaparar=hoard! guardarropa=cloakroom guardarropas=cloakroom desembolsar=pay-out!
cachivache=junk trastero_compartido=shared-storage-room baratija=trinket cosita=thing artilugio=gadget coroto=thing cachureo=junk artefacto=device electronica=electronics
electronico_usado=used-electronics reparador=repairer reparadora=repairer tecnico_de_lavadoras=appliance-technician manitas_de_casa=handyman maestro_chasquilla=handyman
milusos=handyman chapucero=botcher chapuza=botched-job arreglos=repair componer_aparato=repair! desarmar=dismantle! desmontar=dismantle! desmontaje=dismantling
montar_muebles=assemble-furniture! enroscar=screw! aflojar=loosen! ajustado=tight~ encolar=glue! despegarse=come-off! pegado=stuck~ doblado=bent~ abollado=dented~
abolladura=dent agrietado=cracked~ astilla=splinter oxidarse=rust! oxido=rust herrumbre=rust corrosion=corrosion chorrear=drip! gotear=drip! inundar=flood!
inundado=flooded~ encharcado=waterlogged~ charco=puddle empapado=soaked~ filtracion_de_agua=water-leak escape_de_agua=water-leak atoro=blockage
atasco_de_tuberia=blocked-pipe tapado=blocked~ obstruido=blocked~ obstruccion=blockage apestar=stink! apestoso=stinky~ hedor=stench mal_olor=bad-smell olor=smell
oloroso=smelly~ suciedad=dirt ensuciar=dirty! mugre=grime mugriento=filthy~ cochambre=filth pringoso=sticky~ pegajoso=sticky~ grasiento=greasy~ polvoriento=dusty~
ruidoso=noisy~ silencioso=quiet~ callado=quiet~ bullicio=noise bulla=noise estridente=shrill~ oscuridad=darkness luminoso=bright~ deslumbrar=dazzle! resbaladizo=slippery~
resbaloso=slippery~ resbalar=slip! resbalon=slip tropezar=trip! tropiezo=stumble caida_de_mayores=fall caerse=fall! golpearse=bump! golpear=hit! chichon=bump
aplastar=crush! machacar=mash! pinchado=punctured~ ponchar=puncture! ponchadura=puncture ponchado=punctured~ pinchadura=puncture rasgar=tear! desgarrar=tear! rasgado=torn~
descosido=unstitched~ arrugado=wrinkled~ destenido=faded~ encogido=shrunken~ encoger=shrink!`,
};
